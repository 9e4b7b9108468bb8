import { isLoopback } from "../../shared/security/loopback.ts";

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Requires TLS except to a relay on this machine: without TLS, mail and password would be sent in clear text. */
export const smtpOptions = (url: string) => ({ url, ...TIMEOUTS, requireTLS: !isLoopback(new URL(url).hostname) });
