import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "../listen-on-loopback.ts";

interface PdlCall {
  path: string;
  profile: string | null;
  apiKey: string | undefined;
}

type Answer = (call: PdlCall, response: ServerResponse) => void;

export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_call, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

export const pdlRecord = (overrides: Record<string, unknown> = {}) => ({
  status: 200,
  likelihood: 9,
  data: {
    id: "qEnOZ5Oh0poWnQ1luFBfVw_0000",
    full_name: "Jane Doe",
    headline: "Engineering leader",
    job_title: "Director Of Engineering",
    industry: "Computer Software",
    location_name: true,
    summary: "Platforms people trust. Platforms that last. I build platforms.",
    skills: ["Leadership", "Distributed Systems", 7],
    experience: [
      {
        company: { name: "Acme" },
        title: { name: "Director Of Engineering", role: "engineering" },
        start_date: "2024-03",
        end_date: null,
        is_primary: true,
      },
      {
        company: { name: "Initech" },
        title: { name: "Engineer" },
        start_date: "2015",
        end_date: "2024-02-01",
        is_primary: false,
      },
      "not an experience",
    ],
    education: [
      {
        school: { name: "TU Wien" },
        degrees: ["Masters"],
        majors: ["Informatics"],
        start_date: "2010",
        end_date: "2014-06",
      },
    ],
    ...overrides,
  },
});

export async function startFakePeopleDataLabs(answers: Answer[]) {
  const calls: PdlCall[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? "/", "http://fake");
    const call = {
      path: url.pathname,
      profile: url.searchParams.get("profile"),
      apiKey: request.headers["x-api-key"]?.toString(),
    };
    calls.push(call);
    (answers[calls.length - 1] ?? answers.at(-1))?.(call, response);
  });
  const port = await listenOnLoopback(server);
  return {
    calls,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}
