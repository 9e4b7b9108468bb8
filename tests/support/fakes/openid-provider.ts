import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { interactionPolicy, Provider } from "oidc-provider";
import { listenOnLoopback } from "../listen-on-loopback.ts";

export interface OpenIdPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

interface Options {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  port?: number;
}

export interface OpenIdProvider {
  issuer: string;
  signInAs: (person: OpenIdPerson | null) => void;
  authorizations: URL[];
  close: () => Promise<void>;
}

const signingKey = () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), kid: "test", use: "sig", alg: "RS256" };
};

/**
 * A certified OpenID provider on loopback: discovery, PKCE required, claims in the ID token. It shows no page and signs
 * in the person of `signInAs`.
 */
export async function startOpenIdProvider({
  clientId,
  clientSecret,
  redirectUris,
  port = 0,
}: Options): Promise<OpenIdProvider> {
  let person: OpenIdPerson | null = null;
  const known = new Map<string, OpenIdPerson>();
  const authorizations: URL[] = [];
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listenOnLoopback(server, port)}`;

  // It warns that its store is in memory, which is intended here.
  const { warn } = console;
  console.warn = () => undefined;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    cookies: { keys: ["fake-model"] },
    jwks: { keys: [signingKey()] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...known.get(sub), sub }) }),
  });

  console.warn = warn;

  async function answerInteraction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await provider.interactionDetails(request, response);
    if (!person) {
      await provider.interactionFinished(request, response, { error: "access_denied" });
      return;
    }
    known.set(person.sub, person);
    const grant = new provider.Grant({ accountId: person.sub, clientId });
    grant.addOIDCScope("openid email profile");
    const result = { select_account: {}, login: { accountId: person.sub }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  const serve = provider.callback();
  server.on("request", (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/auth") authorizations.push(url);
    void (url.pathname.startsWith("/interaction/") ? answerInteraction(request, response) : serve(request, response));
  });
  return {
    issuer,
    signInAs: (next) => {
      person = next;
    },
    authorizations,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
