import { buttonClass } from "@/components/ui/button";
import { firstNameOf } from "@/lib/features/accounts/model";
import { summarySentences } from "@/lib/features/report/model";
import type { AiPersonality } from "@/lib/features/report/schema";
import type { SampleView } from "@/lib/features/sample/schema";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { SampleInsight } from "./sample-insight";
import { SampleProfile } from "./sample-profile";

/** Messages and replies that stand open; the rest unfolds. */
const OPEN_TURNS = 4;

export function SampleReport({ report, conversation }: SampleView) {
  const { details, hexacoData, aiPersonality, user, sources } = report;
  const name = firstNameOf(user.name, user.email);
  return (
    <article className="sample container-page">
      <header>
        <p className="eyebrow">A sample report of a made-up person</p>
        <h1>I See You, {name}</h1>
        <p className="notice">
          {user.name} does not exist. Her answers and mails were made up; what follows was made of them by the same code
          that makes yours.
        </p>
        <p className="small">Rests on: {sources.join("; ")}.</p>
        <ul className="short" aria-label="In short">
          {summarySentences(details).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </header>
      <section aria-labelledby="sample-insights">
        <h2 id="sample-insights">What I See in You</h2>
        <ol className="seen">
          {details.map((insight, index) => (
            <SampleInsight key={insight.id} insight={insight} position={index + 1} />
          ))}
        </ol>
      </section>
      {hexacoData && (
        <section aria-labelledby="sample-profile">
          <h2 id="sample-profile">Your Personality Profile</h2>
          <SampleProfile data={hexacoData} />
        </section>
      )}
      {aiPersonality && <Persona persona={aiPersonality} />}
      <Conversation {...conversation} name={name} />
      <section className="own" aria-labelledby="sample-own">
        <h2 id="sample-own">Try it with your own</h2>
        <p className="lede">
          24 statements, three minutes. What you give stays yours, and one click deletes all of it.
        </p>
        <p className="acts">
          <a href={paths.trial} className={buttonClass({ size: "lg" })}>
            Try {PRODUCT.name}
          </a>
          <a href={paths.method} className={buttonClass({ variant: "secondary", size: "lg" })}>
            How this is measured
          </a>
        </p>
      </section>
    </article>
  );
}

function Persona({
  persona: { assistant_roles, interaction_principles, action_guidelines },
}: {
  persona: AiPersonality;
}) {
  return (
    <section aria-labelledby="sample-partner">
      <h2 id="sample-partner">Meet Your {PRODUCT.personaName}</h2>
      <p className="tone">{interaction_principles.tone}.</p>
      <details>
        <summary>Its roles and what it does when</summary>
        <dl>
          {Object.entries(assistant_roles).map(([role, text]) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {action_guidelines.interaction_triggers.slice(0, 2).map(({ when, do: acts }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{acts.join("; ")}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

type Turns = SampleView["conversation"]["turns"];

function Conversation({ title, turns, name }: SampleView["conversation"] & { name: string }) {
  const further = turns.slice(OPEN_TURNS);
  return (
    <section aria-labelledby="sample-talk">
      <h2 id="sample-talk">{title}</h2>
      <p className="lede">From a conversation afterwards, as the built-in coach replies without a language model.</p>
      <TurnList turns={turns.slice(0, OPEN_TURNS)} name={name} />
      {further.length > 0 && (
        <details>
          <summary>The rest of the conversation</summary>
          <TurnList turns={further} name={name} />
        </details>
      )}
    </section>
  );
}

const TurnList = ({ turns, name }: { turns: Turns; name: string }) => (
  <ol className="talk">
    {turns.map(({ role, sanitizedHtml }, index) => (
      <li key={index} data-role={role}>
        <b>{role === "user" ? name : PRODUCT.personaName}</b>
        {/* eslint-disable-next-line no-restricted-syntax -- the one Markdown renderer's output */}
        <div dangerouslySetInnerHTML={{ __html: sanitizedHtml }} />
      </li>
    ))}
  </ol>
);
