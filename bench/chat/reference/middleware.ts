import { NextResponse } from "next/server";

/** Matches nothing; without this file Next would use the application's middleware. */
export const config = { matcher: "/nothing" };

export const middleware = () => NextResponse.next();
