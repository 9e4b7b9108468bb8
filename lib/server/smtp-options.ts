const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** TLS is required except towards a relay on this machine: a relay that offers none would get mail and password in clear. */
export const smtpOptions = (url: string) => ({ url, ...TIMEOUTS, requireTLS: !LOOPBACK.has(new URL(url).hostname) });
