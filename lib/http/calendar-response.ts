import "server-only";

/** An iCalendar text as calendar programs take it. */
export const calendarResponse = (text: string): Response =>
  new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="clarity.ics"',
      "referrer-policy": "no-referrer",
    },
  });
