import { NextResponse } from "next/server";

export const config = { matcher: "/nothing" };

export const middleware = () => NextResponse.next();
