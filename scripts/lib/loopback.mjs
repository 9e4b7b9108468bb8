// @ts-check
import { networkInterfaces } from "node:os";

const families = new Set(Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ family }) => family)));

/** This machine's own address; ::1 where there is no IPv4 at all. */
export const LOOPBACK = families.has("IPv6") && !families.has("IPv4") ? "::1" : "127.0.0.1";

/** The same as it stands in an address. */
export const LOOPBACK_HOST = LOOPBACK.includes(":") ? `[${LOOPBACK}]` : LOOPBACK;
