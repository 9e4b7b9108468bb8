// @ts-check
import { networkInterfaces } from "node:os";

const families = new Set(Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ family }) => family)));

export const LOOPBACK = families.has("IPv6") && !families.has("IPv4") ? "::1" : "127.0.0.1";

export const LOOPBACK_HOST = LOOPBACK.includes(":") ? `[${LOOPBACK}]` : LOOPBACK;
