import "server-only";

export const calendarResponse = (text: string): Response =>
  new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="clarity.ics"',
      "referrer-policy": "no-referrer",
    },
  });
