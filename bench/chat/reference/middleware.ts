import { NextResponse } from "next/server";

/** Matches nothing; without a file of its own here, the application's would be taken. */
export const config = { matcher: "/nothing" };

export const middleware = () => NextResponse.next();
