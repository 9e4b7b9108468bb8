import { z } from "zod";
import { isTimeZone } from "./zoned-time";

export const isoDate = z.iso.date({ error: "Please choose a day" });
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a time such as 14:30");
export const timeZoneName = z.string().max(64).refine(isTimeZone, "This is not a time zone");
