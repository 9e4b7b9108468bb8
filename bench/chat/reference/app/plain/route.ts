export async function POST(request: Request): Promise<Response> {
  const { messages } = (await request.json()) as { messages: unknown };
  const upstream = await fetch(`${process.env.OPENAI_BASE_URL}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "m", messages, stream: true }),
  });
  return new Response(upstream.body, { headers: { "content-type": "text/event-stream" } });
}
