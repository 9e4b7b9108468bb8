// Patterns are matched against lower-case text with straight apostrophes, after the idioms below have been taken out.

/** Everyday business language that only sounds dangerous. */
export const IDIOMS = [
  /\b(?:career|political|commercial|professional|social|brand|reputational)(?: |-)suicide\b/g,
  /\bsuicide (?:mission|squeeze|pact with|run)\b/g,
  /\b(?:is|are|was|were|been|be|'s|'re|absolutely|literally|slowly) killing (?:me|us|it|the (?:team|business|deal|mood|vibe)|our|my)\b/g,
  /\bkilling (?:it|time|the (?:project|deal|idea|feature|product|meeting|business|budget|mood))\b/g,
  /\bkill(?:s|ed)?(?: off)? (?:the|this|that|our|my|its|your|two|a|an|any|every|one) (?:\w+ )?(?:project|feature|deal|idea|product|meeting|initiative|budget|mood|momentum|vibe|proposal|plan|program|app|account|birds?|time|business|campaign|launch|release|branch|process|thread|server|story|joke|conversation|pitch|contract|roadmap)s?\b/g,
  /\bkill(?:ed|s)? it\b/g,
  /\b(?:would|could|'d) (?:\w+ )?(?:kill|die) for\b/g,
  /\bdressed to kill\b/g,
  /\bd(?:ie|ying|ied) (?:on|for) (?:that|this|the|every) hill\b/g,
  /\b(?:dying|die) to (?:know|see|hear|try|get|start|tell)\b/g,
  /\bto die for\b/g,
  /\bshoot(?:s|ing)? (?:me|you|him|her|them|us|over|off|down|for|from the hip|the breeze)\b/g,
  /\b(?:trouble|photo) ?-?shoot\w*/g,
  /\bjump(?:ed|ing|s)? (?:ship|on|in|the gun|to|at|through|into|off (?:the|this|a|that) (?:call|zoom|meeting|line))\b/g,
  /\bbridg(?:e|ing) (?:the|a|this|that|between|loan|role|financing|round|team|program)\b/g,
  /\bhang(?:ing)? (?:in|out|up|on|tight|myself out to dry)\b/g,
  /\bcut(?:ting)? (?:myself|yourself) (?:some |a bit of )?slack\b/g,
  /\bkick(?:ed|ing)? myself\b/g,
  /\boverdose of (?:meetings|information|data|coffee|slides|emails?)\b/g,
  /\bend (?:it|things) with (?:the|this|that|our) (?:client|vendor|supplier|agency|customer|partner)\b/g,
  /\bburn(?:ing|t|ed)? (?:myself |ourselves )?(?:out|bridges|a bridge)\b/g,
];

/** Plain or veiled words about ending one's own life or harming oneself. */
export const SELF_HARM = [
  /\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|shooting|drown|poison|stab)(?:ing)? (?:myself|my self)\b/,
  /\bsuicid(?:e|al|ality)\b/,
  /\b(?:self[- ]?harm|kms|unaliv\w*)\b/,
  /\b(?:take|taking|took|end|ending|ended) my (?:own )?life\b/,
  /\b(?:end|ending) it all\b|\bend things for good\b/,
  /\b(?:want|wanna|wish|ready|rather|going|hope|like) (?:to |i |that i )?(?:could |would |can |just )*(?:die|be dead|was dead|were dead|not wake up|never wake up|never woke up|not exist)\b/,
  /\b(?:don't|do not|didn't|never) (?:really )?(?:want|wanna) to (?:live|be alive|exist|wake up|be here)(?: any ?more|\b)/,
  /\bno (?:reason|point|sense) (?:to|in|for) (?:live|living|being alive|going on living)\b/,
  /\bnothing (?:left )?to live for\b/,
  /\b(?:life|living|it|my life) (?:is|isn't|is not|'s not|just isn't) (?:not )?worth living\b/,
  /\b(?:tired|sick|done) (?:of|with) (?:living|being alive|life itself)\b/,
  /\b(?:can't|cannot) go on living\b/,
  /\bbetter off dead\b/,
  /\b(?:everyone|everybody|they|family|kids|children|wife|husband|partner|parents|people|world)(?:'d| would|'ll| will)? (?:all )?be better off (?:without me|if i (?:was|were|wasn't|weren't))/,
  /\bjump(?:ing)? (?:off|from|in front of) (?:a|an|the|this|that|my|some) (?:\w+ )?(?:bridge|roof|rooftop|building|balcony|cliff|window|train|truck|bus|car|garage|overpass)\b/,
  /\bdriv(?:e|ing) (?:my car |the car |straight )?(?:into|off) (?:a|the|an) (?:tree|bridge|wall|river|pole|barrier|cliff|oncoming)\b/,
  /\b(?:won't|will not|not going to|not gonna) be (?:around|here|alive) (?:much longer|for much longer|any ?more|by then|next (?:week|month|year))\b/,
  /\bgo(?:ing)? to sleep and (?:never|not) wake\b/,
  /\b(?:goodbye|farewell|suicide) (?:letters?|notes?) (?:to|for) (?:my )?(?:wife|husband|kids|children|family|parents|partner|everyone)\b/,
  /\bsaid my (?:last |final )?goodbyes\b/,
  /\bgiv(?:e|ing|en) away (?:all )?my (?:things|possessions|stuff|belongings)\b/,
];

/** Words that often mean the job and sometimes mean life. */
export const DESPAIR = [
  /\b(?:can't|cannot|can not) (?:go on|do this|take this|take it|carry on|keep going|keep doing this)(?: like this)?(?: any ?more|any longer|\b)/,
  /\bwhat(?:'s| is) the point (?:of (?:anything|it all|living|going on|any of it|me)|any ?more)\b/,
  /\bno way out\b/,
  /\b(?:want|need) (?:it|this|everything) (?:all )?to (?:stop|end|be over)\b/,
  /\b(?:want|wish i could) (?:to )?(?:just )?disappear\b/,
  /\bnothing (?:really )?matters(?: any ?more)?\b/,
  /\b(?:a |just a |such a )burden (?:to|on|for) (?:everyone|everybody|my|them|people)\b/,
  /\bbe better off without me\b/,
  /\b(?:feel|feeling|am|i'm) (?:so |completely |totally |utterly )?(?:hopeless|worthless)\b/,
  /\bgiv(?:e|en|ing) up on (?:everything|life|living)\b/,
  /\b(?:get|getting|put|putting) (?:all )?my affairs in order\b/,
];

/** Questions about heights, doses, weapons and other means. */
export const MEANS = [
  /\b(?:bridges|rooftops|roofs|cliffs|overpasses|balconies|skyscrapers|buildings|towers)\b.{0,50}\b(?:taller|higher|tallest|highest|meters|metres|feet|ft|storeys|stories|floors|railings?|barriers?|fences?|roof access)\b/,
  /\b(?:tallest|highest) (?:\w+ )?(?:bridge|building|rooftop|roof|cliff|tower|overpass|parking garage)s?\b/,
  /\bhow (?:high|tall) (?:is|are|does|must|do)\b.{0,40}\b(?:bridge|roof|building|cliff|fall|drop)/,
  /\b(?:bridge|roof|rooftop|cliff|building)s?\b.{0,40}\b(?:open at night|without (?:a )?(?:fence|barrier|railing)|easy to (?:access|reach))\b/,
  /\b(?:survive|surviving|fatal|lethal|deadly)\b.{0,20}\b(?:a )?(?:fall|drop|height|dose|amount)\b/,
  /\b(?:how many|how much|what dose|lethal|fatal|overdose|too many)\b.{0,40}\b(?:pills?|tablets?|tylenol|paracetamol|acetaminophen|ibuprofen|aspirin|xanax|ambien|insulin|opioids?|oxycodone|fentanyl|sleeping (?:pills|tablets)|milligrams|mg)\b/,
  /\b(?:painless|quick|quickest|easiest|peaceful|least painful) (?:way|method|death)s? (?:to (?:die|go)|of (?:dying|suicide))\b|\bpainless death\b/,
  /\bhow long (?:does|would|will) it take to (?:die|drown|bleed|suffocate|freeze|starve)\b/,
  /\b(?:buy|get|find|borrow|own|load)(?:ing)? (?:a |an |my |some )?(?:gun|firearm|handgun|pistol|rifle|shotgun|cyanide|helium tank|rope)\b/,
  /\b(?:tie|make|tying) a noose\b/,
  /\bcarbon monoxide\b.{0,40}\b(?:garage|car|how|painless)\b/,
  /\blife insurance\b.{0,60}\b(?:suicide|if i (?:die|died|am gone|'m gone)|still pay|pay out)\b/,
];

/** A reason to take a question about means seriously, here or a few turns ago. */
export const DISTRESS =
  /\b(?:lost my job|lost everything|laid off|got fired|was fired|been fired|fired me|let me go|made redundant|divorc\w*|left me|hopeless|worthless|nothing left|all alone|so alone|lonely|no way out|trapped|failure|ashamed|humiliated|can't cope|can't take|can't go on|exhausted|burned out|burnt out|depress\w*|miserable|it's over|over for me|ruined|bankrupt\w*|grief|grieving|passed away|crying|desperate|breaking down|rock bottom|hate my life|can't sleep)\b/;

/** Somebody else may be in danger. */
export const OTHER_AT_RISK = [
  /\b(?:he|she|they|colleague|report|employee|friend|wife|husband|partner|son|daughter|brother|sister|teammate|coworker|boss|manager|client|mother|father|mom|mum|dad)\b.{0,60}\b(?:suicid\w*|(?:kill|hurt|harm|cut)(?:ing)? (?:himself|herself|themselves|themself)|(?:end|take)(?:ing)? (?:his|her|their) (?:own )?life|(?:wants?|wanted) to die)\b/,
];

/** Intent to harm another person. */
export const VIOLENCE = [
  /\b(?:want to|wanna|going to|gonna|i'll|i will|thinking (?:of|about)|plan(?:ning)? (?:on|to)|feel like|fantasi[sz]e about|tempted to|might|could) (?:just |really |actually |literally )?(?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|poison|poisoning|attack|attacking) (?:him|her|them|someone|everyone|everybody|people|somebody|my \w+|that \w+|the \w+)\b/,
  /\b(?:going to|gonna|i'll|i will|plan(?:ning)? to|about to) (?:just |really )?(?:hurt|punch|hit|beat|beat up) (?:him|her|them|someone|everyone|my (?:boss|manager|wife|husband|partner|kid|kids|son|daughter|colleague))\b/,
  /\bi (?:want|wanna) to (?:really |physically |badly )?(?:hurt|harm) (?:him|her|them|someone|people|my \w+)\b/,
  /\b(?:bring|bringing|take|taking) (?:a |my )?(?:gun|knife|weapon|rifle) (?:to|into) (?:work|the office|the meeting|school)\b/,
  /\b(?:shoot up|blow up|burn down|set fire to) (?:the|this|that) (?:office|building|place|school|company|plant)\b/,
  /\bi (?:hit|slapped|punched|choked|beat) my (?:wife|husband|partner|kid|kids|child|children|son|daughter|girlfriend|boyfriend)\b/,
];

/** Violence or coercion that the person suffers. */
export const ABUSE = [
  /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|boss|manager|brother)(?: \w+){0,2} (?:hits|hit|beats|beat|slaps|slapped|punches|punched|chokes|choked|strangled|kicks|kicked|shoved|raped|rapes|molested) (?:me|us|the kids|my (?:kids|children|son|daughter|mother))\b(?! (?:with|to|up|off|out|on|for|hard|back|at|by|over|under|down|as|when it comes))/,
  /\b(?:hits|hit|slapped|punched|kicked) me in the (?:face|head|stomach|ribs)\b/,
  /\bthreaten(?:s|ed|ing)? to (?:kill|hurt|beat|shoot|stab) (?:me|us|my)\b/,
  /\b(?:domestic|physical|sexual) (?:violence|abuse|assault)\b/,
  /\b(?:sexually|physically) (?:assaulted|abused)\b|\bi was (?:raped|assaulted|molested)\b/,
  /\b(?:afraid|scared|terrified) (?:to go home|of my (?:husband|wife|partner|boyfriend|girlfriend|ex|father)|for my (?:life|safety))\b/,
  /\b(?:is|has been|keeps) stalking me\b/,
];

/** The same dangers in the languages that people most often fall back to. */
export const FOREIGN_SELF_HARM: Record<string, RegExp> = {
  es: /\b(?:suicidarme|suicidio|matarme|quitarme la vida|no quiero (?:seguir )?vivi(?:r|endo))\b/,
  fr: /\b(?:me suicider|me tuer|en finir avec la vie|mettre fin à mes jours|plus envie de vivre)/,
  de: /\b(?:mich umbringen|bringe mich um|selbstmord|suizid|nicht mehr leben|mir das leben nehmen)\b/,
  pt: /(?:me matar|suicídio|suicidar-me|tirar a minha vida|não quero mais viver)/,
  it: /(?:suicidarmi|uccidermi|togliermi la vita|non voglio più vivere)/,
  nl: /\b(?:zelfmoord|mezelf van kant|niet meer leven|een einde aan mijn leven)\b/,
};

/** Conduct at work that belongs to HR, a lawyer or a regulator. */
export const MISCONDUCT =
  /\b(?:harass(?:ed|es|ing|ment)?|grop(?:ed|ing)|touch(?:ed|es|ing) me|sexual (?:comments?|advances?|remarks?|messages?|jokes?|favou?rs?)|discriminat\w+|rac(?:ist|ism)|sexis[tm]|ageis[tm]|retaliat\w+|whistle-?blow\w*|(?<!\b(?:like|am|i'm|such|being|feel) a )fraud\w*|embezzl\w+|brib(?:e|es|ed|ery|ing)|kickbacks?|falsif\w+|cook(?:ed|ing)? the books|backdat\w+|forg(?:ed|ing|ery)|insider (?:trading|information|tip)|non-?public information|mnpi|money laundering|hostile work environment|wrongful(?:ly)? (?:dismiss\w*|terminat\w*)|pay to play|slurs?|hush money|off the books|side letters?|channel stuffing|revenue (?:early|before it)|(?:asked|told|pressured|pressuring|wants|ordered|forcing) me to (?:lie|falsify|sign off|backdate|shred|delete|hide|cover (?:it|this) up|change the (?:numbers|date|report|forecast)|move (?:the )?(?:numbers|revenue)))\b/;

export const LEGAL =
  /\b(?:is (?:this|that|it) (?:even )?(?:legal|illegal|lawful)|can they (?:legally|fire me)|should i sue|sue (?:them|him|her|my|the)|lawsuit|legal rights?|non-?compete|severance (?:agreement|package|offer)|nda\b|take legal action|wrongdoing)\b/;

export const MEDICAL =
  /\b(?:antidepressants?|ssris?|adderall|ritalin|xanax|prozac|zoloft|lexapro|beta ?blockers?|melatonin|medications?|meds|dosage|prescri\w+|diagnos(?:e|ed|is|able)|adhd|bipolar|clinical(?:ly)? depress\w*|ptsd|do i have (?:depression|anxiety|burnout|autism|adhd)|am i (?:depressed|bipolar|autistic)|(?:raise|double|increase|lower|stop taking) (?:my|the) (?:dose|pills|tablets))\b/;

/** Symptoms that cannot wait. */
export const MEDICAL_EMERGENCY =
  /\b(?:chest (?:pain|pains|hurts|tightness)|pain in my chest|can't breathe|cannot breathe|numb (?:arm|face|side)|(?:arm|face|side) (?:went|is|goes) numb|having a (?:stroke|heart attack|seizure)|coughing (?:up )?blood|passed out|fainted)\b/;

/** A request to read, label or diagnose somebody who is not here. */
export const THIRD_PARTY = [
  /\b(?:is|isn't|are|was) (?:he|she|they|\w+|my \w+) (?:just |really |clearly |actually )?(?:a |an |such a )?(?:narcissis\w*|psychopath\w*|sociopath\w*|borderline|bipolar|autistic|on the spectrum|insane|mentally ill|gaslight\w*)\b/,
  /\b(?:he|she|they|my \w+)(?:'s| is| are|'re| must be) (?:\w+ )?(?:a )?(?:narcissis\w*|psychopath\w*|sociopath\w*|borderline|bipolar)\b/,
  /\b(?:tell me|describe|what is|what's|guess|assess|work out|figure out|infer|rate) (?:my |his |her |their |the )?(?:\w+(?:'s)? ){0,3}(?:personality|character type|psychology|psyche|profile|hexaco|traits?)\b/,
  /\b(?:what|which) (?:kind|type|sort) of (?:person|personality) (?:is|are|does|do) (?:he|she|they|my)\b/,
  /\b(?:analy[sz]e|profile|diagnose|psychoanaly[sz]e) (?:him|her|them|my (?:boss|manager|colleague|coworker|co-worker|ceo|peer|report|team)\b|his|her|their|this (?:guy|person|colleague))/,
  /\b(?:what's|what is) wrong with (?:him|her|my (?:boss|manager|colleague|ceo))\b/,
  /\bdoes (?:he|she|my (?:boss|manager|colleague|ceo)) have (?:a )?(?:personality disorder|npd|adhd|autism|depression)\b/,
];

/** A plan to work on a person behind their back. */
export const MANIPULATION = [
  /\b(?:make|making) (?:him|her|them|my \w+|[a-z]+) (?:feel (?:guilty|bad|insecure|stupid|small)|look (?:bad|stupid|incompetent|weak)|quit|jealous|fail|doubt (?:himself|herself|themselves))\b/,
  /\b(?:destroy|crush|ruin|humiliate|take down|get (?:back at|revenge on)|finish off) (?:him|her|them|my (?:boss|manager|peer|colleague|co-?worker|rival|cofounder))\b/,
  /\b(?:manipulat\w+|gaslight|blackmail|sabotage|undermine|discredit|trick|intimidate|guilt[- ]trip) (?:him|her|them|my \w+|the (?:team|board|ceo))\b/,
  /\bturn (?:the team|everyone|people|the board|them|others) against (?:him|her|them|my \w+)\b/,
  /\b(?:get|have|getting) (?:him|her|them) (?:fired|sacked|pushed out|to quit|removed)\b/,
  /\bpush (?:him|her|them) out\b|\bset (?:him|her|them) up to fail\b/,
  /\b(?:dirt|leverage) on (?:him|her|them|my \w+)\b|\bspread (?:a |some )?rumou?rs?\b/,
];

/** A step that the person proposes and that is wrong towards others. */
export const UNETHICAL = [
  /\b(?:i'll|i will|i'm going to|i am going to|i want to|i could|i might|i can|i should|i'd|let me|help me|i plan to|we'll|we could|we will|thinking of|tempted to) (?:just |simply |probably |still )?(?:take|taking|claim|claiming) (?:the |all the |full )?credit for (?:his|her|their|what (?:he|she|they)|my team's|someone)/,
  /\b(?:i'll|i will|i'm going to|i want to|i could|i might|i can|i should|i'd|let me|help me|i plan to|we'll|we could|thinking of|tempted to) (?:just |simply |probably |still )?(?:lie|lying|mislead|misleading) (?:to )?(?:the|my|our|them|him|her|investors|customers|clients|everyone)/,
  /\b(?:i'll|i will|i'm going to|i want to|i could|i might|i can|i should|i'd|let me|help me|i plan to|we'll|we could|thinking of|tempted to) (?:just |simply |probably |still )?(?:fudge|fudging|inflate|inflating|massage|massaging|fake|faking|hide|hiding|bury|burying|doctor|backdate|delete|shred) (?:the|my|our|this|that|it|some|a few|those)/,
  /\b(?:i'll|i will|i'm going to|i could|i want to|i can) (?:just )?(?:blame|pin) (?:it |this |that )?(?:on )?(?:him|her|them|my \w+|[a-z]+)\b(?=.{0,40}\b(?:even though|although|but it was me|my (?:mistake|fault)))/,
  /\b(?:fire|firing|let go|passing over|not promote|pass over) (?:him|her|them|\w+) (?:because|before) (?:she|he|they)(?:'s| is| are|'re| goes| go| gets) (?:pregnant|on (?:maternity|parental|sick)|too old|over \d\d|ill|sick|disabled|gay|muslim|black)/,
];
