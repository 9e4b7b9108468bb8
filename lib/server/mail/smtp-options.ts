const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Requires TLS except to a relay on this machine: without TLS, mail and password would be sent in clear text. */
export const smtpOptions = (url: string) => ({ url, ...TIMEOUTS, requireTLS: !LOOPBACK.has(new URL(url).hostname) });
