import "server-only";
import type { ServerResponse } from "node:http";

/**
 * Next answers a method that a call does not have with a 405 of which it says nothing: that answer gets this JSON body.
 * Whether its head was written before its end (as where answers are compressed) or is written with it makes no difference.
 */
export function tellRefusedMethod(response: ServerResponse, body: string): void {
  const { writeHead, end } = response;
  let isBare = false;
  const isBareWith = (status: number) =>
    (isBare ||= status === 405 && !response.headersSent && !response.hasHeader("content-type"));
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (isBareWith(head[0])) {
      response.setHeader("content-type", "application/json").setHeader("cache-control", "no-store");
    }
    return writeHead.apply(response, head);
  }) as typeof writeHead;
  response.end = ((...rest: Parameters<typeof end>) =>
    end.apply(response, isBareWith(response.statusCode) ? [body, "utf8"] : rest)) as typeof end;
}
