// How people say, in four languages, that they will do something themselves: in a whole sentence, or without its
// subject as in a list of things to do ('Call Jo', 'Jo anrufen').

const anyOf = (words: string): string => words.trim().split(/\s+/).join("|");
const build = (...parts: string[]): RegExp => new RegExp(parts.join("|"), "iu");

/** `\b` knows no letters beyond ASCII. */
const word = (pattern: string): string => String.raw`(?<![\p{L}'’])(?:${pattern})(?![\p{L}])`;

const EN_ACTS = anyOf(`
  announce ask block book bring call cancel chase confirm decline deliver email file finish fix hand hire invite mail
  message offer phone ping pitch post propose publish raise reply schedule send ship sign speak submit talk tell text`);
const EN_FURTHER_ACTS = anyOf(
  `close cut decide do draft give go lay make open prepare put say set show stop update walk write`,
);
const EN_ACTING = anyOf(`
  announcing asking blocking booking bringing calling cancelling canceling chasing confirming declining delivering
  emailing filing finishing fixing giving handing inviting mailing messaging offering phoning pinging pitching posting
  proposing publishing raising replying scheduling sending shipping signing speaking submitting talking telling texting writing`);
/** Verbs for events, places and learning, which describe no step. */
const EN_NO_STEP = anyOf(
  `arrive be feel find fly get hear know land miss need probably receive see think travel turn wait want`,
);
const EN_NO_WILL = String.raw`(?!\s+(?:${EN_NO_STEP})\b)`;
const EN_DEPENDENT = String.raw`(?<!\b(?:after|as|because|before|can|did|do|how|if|should|that|unless|until|what|when|whether|where|why) )`;

export const EN_INTENT = build(
  String.raw`\b(?:i|we)(?:['’]ll| will| shall|['’]m going to| am going to|['’]re going to| are going to|['’]m gonna| plan to| intend to)\b${EN_NO_WILL}`,
  String.raw`\b(?:i|we)(?: have to| need to| must| want to| aim to| have decided to|['’]ve decided to| commit to| promise to)\b${EN_NO_WILL}`,
  String.raw`\b(?:i['’]m|i am|we['’]re|we are) (?:also |just |now |then )?(?:${EN_ACTING})\b`,
  String.raw`${EN_DEPENDENT}\bi (?:also |just |now |then )?(?:${EN_ACTS}|${EN_FURTHER_ACTS})\b`,
  String.raw`\blet me (?!know|see|think)|\bmy (?:plan|next step|commitment|promise) is\b`,
);
export const EN_ELLIPSIS = build(
  String.raw`^(?:will |gonna |going to |need to |have to |must )?(?:${EN_ACTS})\b(?! (?:me|us|you)\b)`,
  String.raw`^(?:${EN_ACTING})\b(?! (?:me|us|you)\b)`,
  String.raw`^(?:will|gonna|going to|need to|have to|must) (?:${EN_FURTHER_ACTS})\b`,
);

const DE_NO_STEP = anyOf(`
  arbeite bleibe brauche denke dürfte fahre fliege fliehe finde fühle glaube habe hätte hoffe höre komme könnte lebe liege
  meine möchte müsste reise sehe sitze sollte stehe wäre warte weiße wohne wollte würde`);
const DE_TE = anyOf(
  `antworte beantworte bereite berichte biete bitte halte leite schalte starte teste trete verantworte`,
);
const DE_SHORT = anyOf(`bring frag geb geh hol klär leg mach meld nehm red ruf sag schick schreib setz sprech stell`);
const DE_ACT = String.raw`(?!(?:${DE_NO_STEP})(?!\p{L}))(?:\p{L}*(?:${DE_TE})|(?!\p{L}*te(?!\p{L}))\p{L}{2,}e|${DE_SHORT}|muss|will|habe vor)`;

export const DE_INTENT = build(
  word(String.raw`ich (?:dann |jetzt |noch |auch )?${DE_ACT}`),
  word(String.raw`${DE_ACT} ich`),
  word(String.raw`wir (?:werden|machen|sprechen|klären|treffen)`),
);
const DE_PARTICIPLE = String.raw`(?!\p{L}*ge(?!ben|hen)\p{L}+en[.!]?$)`;
export const DE_ELLIPSIS = new RegExp(
  String.raw`^(?!.*(?<!\p{L})(?:ich|er|sie|es|wir|ihr|man|du|alle)(?!\p{L})).*\s${DE_PARTICIPLE}\p{Ll}{3,}(?:en|ern|eln)[.!]?$`,
  "u",
);

const FR_PRESENT = anyOf(`
  annonce appelle arrête bloque boucle commence demande dis donne écris envoie fais finis fixe mets parle pose prends
  prépare présente propose rappelle règle relance rends réserve termine`);
const FR_ACTS = anyOf(`
  annoncer appeler arrêter bloquer boucler commencer demander dire donner écrire envoyer faire finir fixer mettre parler
  poser prendre préparer présenter proposer rappeler régler relancer rendre réserver terminer`);
const FR_NO_STEP = anyOf(`aurai pourrai recevrai saurai serai verrai`);

export const FR_INTENT = build(
  word(
    String.raw`j(?:e (?:l[aeu]i? |leur |lui |les |vous |te |t['’]|l['’]|en )?|['’](?:en |y )?)(?!(?:${FR_NO_STEP})(?!\p{L}))(?:\p{L}{2,}rai|${FR_PRESENT})`,
  ),
  word(
    String.raw`je (?:vais|dois|compte|veux|m['’]engage à) (?:l[aeu]i? |leur |lui |les |l['’]|en )?(?!(?:être|avoir|savoir)(?!\p{L}))\p{L}+(?:er|ir|re)`,
  ),
  word(String.raw`il faut que j(?:e |['’])\p{L}+|nous allons|mon plan est`),
);
export const FR_ELLIPSIS = new RegExp(String.raw`^(?:${FR_ACTS})(?!\p{L})`, "iu");

const ES_PRESENT = anyOf(
  `aviso cierro digo doy envío escribo hablo hago llamo mando pido pregunto preparo presento propongo`,
);
const ES_ACTS = anyOf(
  `avisar cerrar dar decir enviar escribir hablar hacer llamar mandar pedir preguntar preparar presentar proponer`,
);
const ES_NO_STEP = anyOf(`estaré seré iré`);

export const ES_INTENT = build(
  word(String.raw`(?<!no )(?:voy a|vamos a|tengo que|debo|quiero) (?!ser|estar|saber)\p{L}+|mi plan es`),
  word(String.raw`(?<!no )(?!(?:${ES_NO_STEP})(?!\p{L}))\p{L}{2,}(?:aré|eré|iré)|diré|haré|pondré`),
  word(String.raw`(?<!no )(?:l[aeo]s? |se l[ao] )?(?:${ES_PRESENT})`),
);
export const ES_ELLIPSIS = new RegExp(String.raw`^(?:${ES_ACTS})(?:l[aeo]s?)?(?!\p{L})`, "iu");

export const LEADING_WORDS = new RegExp(
  String.raw`^(?:[\s,.:;!()–—-]|(?:${anyOf(
    `ok okay so right fine then and well deal good yes alright agreed sure first on at by before until this next thing
     also gut dann also und am bis um vor spätestens gleich als erstes bien alors donc et le à avant pour d'ici
     vale pues entonces y el a antes de para`,
  )})(?![\p{L}'’]))+`,
  "iu",
);

export const NOT_A_PLAN_PATTERN = build(
  String.raw`\b(?:maybe|perhaps|should i|not sure|don['’]t know|probably not|if i were|won['’]t|will not|never|not going to)\b`,
  String.raw`\b(?:i|we)(?:['’]d| might| could| would| should)\b`,
  String.raw`\b(?:was|were) going to\b|\b(?:thought|thinking) (?:about|of)\b|\bdecided against\b|\b(?:someday|some day|one day|eventually|i wish)\b`,
  // A whereabouts or an event is not a step.
  String.raw`\b(?:will|['’]ll|to|must) be (?:in|at|on|away|off|out|there|here|back|travelling|traveling|\d|\w+ty)\b`,
  String.raw`\b(?:will|['’]ll) have (?:been|an?|the|our|my|to)\b|\b(?:lose|losing) (?:my|our)\b`,
  // Quoted speech of another time or of another person.
  String.raw`\b(?:told|promised|assured) \w+(?: that)? i\b|["“„][^"“”„]{0,120}\b(?:i|we)(?:['’]ll| will)\b`,
  word("vielleicht|könnte|würde|weiß nicht|irgendwann|wollte|eigentlich|peut-être|un jour|quizás?|tal vez|algún día"),
  String.raw`(?<!\p{L})nicht(?: \p{L}+)?[.!]?$|(?<!\p{L})(?:in|im|auf|bei) \p{L}+ sein[.!]?$`,
);
