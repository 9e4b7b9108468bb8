const HOSTNAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** True for a URL's hostname that means this machine. */
export const isLoopback = (hostname: string): boolean => HOSTNAMES.has(hostname);
