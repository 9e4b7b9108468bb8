// Phrases about another person's conduct, for the checks in `checks.ts`. All texts are lower case with straight
// apostrophes. Kept as lists, because each phrase was added for a sentence that people write.

const oneOf = (phrases: string): string =>
  `(?:${phrases
    .split(/[|\n]/u)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .join("|")})`;
const pattern = (...parts: string[]): RegExp => new RegExp(parts.join(""), "u");

const ADVERBS = String.raw`(?:(?:just|only|simply|clearly|obviously|really|always|still|so|very|too|quite|completely|totally|a bit|rather|deeply) )*`;
const SOMEBODY = String.raw`\b(?!(?:i|we|it|this|that|there|what|which|to|not|and|or|but)\b)\p{L}+`;
const IS = String.raw`(?:'s|'re| is| are| was| were| has been| have been| became| has become| have become| gets?| got| felt| feels?| looked| remains?)`;
const NOT = String.raw`(?:doesn't|does not|don't|do not|didn't|did not|doesnt|dont|didnt|never|can't|cannot|can not|couldn't|could not|won't|will not)`;

/** Verdicts without an act: 'he is hard to work with', 'she doesn't listen'. */
export const VERDICTS: RegExp[] = [
  pattern(
    String.raw`\b(?:hard|tough|difficult|impossible|tricky|exhausting|tiring|a pain) to (?:work|deal|talk|be|live|get on) with\b`,
  ),
  pattern(
    SOMEBODY,
    String.raw` (?:just |simply |really |still )*${NOT} (?:really |even |ever |want to )*`,
    oneOf(`listen(?!ing)(?:s|ed)? | care | delegate | communicate | think(?! (?:that|we|i|it|the)) | lead | cooperate
      | co-operate | collaborate | engage | contribute | adapt | cope | take feedback | take criticism
      | follow through | pull (?:his|her|their|your) weight | get it | get things done | have (?:it in|what it takes)
      | fit in | see the bigger picture | know how to | live up to | understand people | be trusted | be bothered`),
    String.raw`\b`,
  ),
  pattern(
    String.raw`\b(?:isn't|is not|wasn't|was not|aren't|are not|not)(?: \p{L}+)? `,
    oneOf(`up to (?:the|it|his|her|their|this|scratch|standard) | cut out for | a (?:people|details?) person | a leader
      | a listener | in control | on top of (?:things|it|the|his|her|their) | on board | helpful | committed
      | trustworthy | reliable | interested | invested | senior enough | a good fit | the right (?:person|fit)`),
    String.raw`\b`,
  ),
  pattern(
    String.raw`\b(?:a|an|such a|the|complete|total|real|absolute|bit of a) (?:\p{L}+ )?`,
    oneOf(`disaster | catastrophe | liar | joke | fraud | pain | burden | bottleneck | hothead | perfectionist
      | pushover | show-?off | bulldozer | dictator | tyrant | dinosaur | lone wolf | victim | bully | misery
      | pessimist | cynic | big ego | huge ego | blocker | time ?waster | poor communicator | bad example`),
    String.raw`\b`,
  ),
  pattern(
    String.raw`\b(?:full of (?:him|her|them|your)sel(?:f|ves)|out of (?:his|her|their|your) depth|never helpful|no use`,
    String.raw`|(?:thinks?|thought) (?:too )?highly of (?:him|her|them|your)sel(?:f|ves)|(?:lets?|letting) (?:me|us|the team|everyone|everybody|people) down`,
    String.raw`|(?:plays?|playing|played) (?:the )?(?:victim|favou?rites|martyr|politics)|beyond help|a law unto|all over the place`,
    String.raw`|in over (?:his|her|their|your) head|does(?: the)? (?:bare|absolute) minimum|(?:his|her|their|your) heart is not in it)\b`,
  ),
  pattern(
    String.raw`\b(?:treats?|treated|treating|manages?|managed|leads?|led|communicates?|communicated|behaves?|works?|performs?|performed`,
    String.raw`|acts?|acted|speaks?|talks?) (?:\p{L}+ |to \p{L}+ |with \p{L}+ )?(?:badly|poorly|terribly|unfairly|unprofessionally|carelessly`,
    String.raw`|sloppily|inappropriately|arrogantly|disrespectfully|like (?:dirt|rubbish|an idiot|idiots|a child|children|a dictator))\b`,
  ),
  pattern(
    String.raw`\b(?:(?:his|her|their|your) (?:manner|approach|way|personality|character|body language|people skills|work)|the (?:team|man|woman|guy|boss|manager)|comes across as|came across as)`,
    String.raw`(?:${IS})? ${ADVERBS}`,
    oneOf(`off-?putting | complacent | lazy | careless | sloppy | weak | poor | bad | arrogant | cold | aloof | smug | bossy
      | pushy | abrasive | harsh | abrupt | unpleasant | unfriendly | insincere | inappropriate | unprofessional
      | disengaged | demotivated | unmotivated | defensive | aggressive | toxic | passive | superficial | unreliable
      | below (?:par|standard) | not good enough | not (?:acceptable|appropriate|professional)`),
    String.raw`\b`,
  ),
  pattern(
    String.raw`\b(?:he|she|they|you)${IS} ${ADVERBS}`,
    oneOf(`complacent | unprepared(?! for) | smug | aloof | bossy | pushy | abrasive | harsh | abrupt | blunt | superficial | stingy | petty
      | vain | spoilt | spoiled | dull | slow | unpleasant | overbearing | domineering | intimidating | off-?putting
      | erratic | unpredictable | evasive | vague | detached | absent-?minded | naive | greedy | cynical | pessimistic
      | disorgani[sz]ed | obnoxious | vindictive | spineless | incompetent | hopeless | overambitious | opinionated
      | inexperienced | amateurish | unstructured | overrated | replaceable | a disgrace`),
    String.raw`\b`,
  ),
  pattern(
    String.raw`\b(?:poor|bad|weak|terrible|awful|sloppy|lousy) (?:leadership|management|communication|planning|preparation|judge?ment|teamwork|work ethic|attitude|manners|listening)\b`,
  ),
];

/** Concrete acts next to a verdict, which suppress its remark: 'careless: the contract went out with the old price'. */
export const ACTS = pattern(
  String.raw`\b(?:went (?:out|back|straight|ahead|home)|sat|stood|waited|turned (?:his|her|their|your|around|away|off|to)`,
  String.raw`|talked (?:for|to|about|through|across)|spoke (?:for|to|about)|looked (?:at|away|down|out)|forgot (?:the|my|to|our|his|her)`,
  String.raw`|brought|used (?:the|my|a|his|her) |paid|sold|read (?:out|from|the|my|his|her|a) |typed|played with|scrolled|raised (?:his|her|your|their) (?:voice|hand)`,
  String.raw`|shook (?:his|her|their|your)|smiled|cried|wore|drew|let me wait|kept (?:me|us|the client) waiting|lost (?:the|my|our|a) (?:file|contract|key|client|data))\b`,
);

const HARM =
  oneOf(`get out of | score | avoid | hide | show (?:everyone|everybody|me|us|them|the \\p{L}+) (?:who|that|how (?:important|clever|good))
  | buy time | stall | kill | steal | corner | trap | trick | pressure | split | divide | cover | save (?:face|himself|herself|themselves)
  | shift (?:the )?blame | keep (?:me|us|my \\p{L}+|him|her|them|his|her|their|power|control) | get (?:ahead|away with|rid|at me|my|back at) | teach (?:me|us) a lesson
  | put (?:me|us) (?:down|in my|in our|on the spot|under) | see (?:me|us) | watch (?:me|us) | be (?:the|seen|liked|admired|feared) | play (?:us|me|them) | gain | grab
  | dump | slow (?:me|us|it|things) down | stop me | silence | catch (?:me|us) out | look | feel (?:important|superior|powerful) | distract | climb
  | make (?:me|us|my|himself|herself|themselves|the team) | run the show | have (?:it all|the last word|all the) | rub it in | settle a score | send (?:me|us) a message`);

export const ATTITUDES: RegExp[] = [
  pattern(
    SOMEBODY,
    String.raw`(?:'s|'re| is| are| was| were)? ${ADVERBS}(?:trying|tried|tries|wants?|wanted|hopes|hoped|aims|aimed|set out|out|likes|needs) to ${HARM}\b`,
  ),
  pattern(
    SOMEBODY,
    String.raw` (?:just |really |clearly |obviously |simply )*(?:doesn't|does not|don't|do not|didn't|did not|never) `,
    oneOf(`take (?:me|us|it|this|the \\p{L}+|my \\p{L}+) seriously | want (?:me|us|this to|it to|the \\p{L}+ to|my \\p{L}+ to|to be here|to hear|to see)
      | like (?:my|our|being|that i|me|us|strong) | (?:intended|intend|meant|mean|planned|plan) to | think (?:i|we|much of) | believe (?:me|us|in)
      | appreciate | value | feel (?:responsible|bad|sorry|guilty) | rate me | see (?:me|us|the value) | give a`),
    String.raw`\b`,
  ),
  pattern(
    SOMEBODY,
    String.raw`(?:'s|'re| is| are| was| were| has been) ${ADVERBS}`,
    oneOf(`only interested in | only in it for | in it for | only about | testing (?:me|us|my|our|how far) | playing (?:\\p{L}+ )?(?:games?|dumb|politics|for time|me|us)
      | (?:scared|afraid|fearful|tired|sick|suspicious|envious|jealous|resentful|contemptuous|ashamed|in awe) of | threatened by | intimidated by | annoyed (?:with|at|by|because|that|and) | annoyed$
      | furious | offended | bitter | resentful | hostile to | against (?:me|us|this|the plan|it from) | out for | out to | after (?:my|our|the) (?:job|role|seat|budget|position|title)
      | using (?:me|us) | hiding something | showing off | loving it | enjoying (?:it|this|himself|herself) | glad (?:to see|that) | happy to see (?:me|us) (?:fail|go)
      | protecting (?:his|her|their|him|them) | covering (?:for|up) | fed up with (?:me|us|my) | disappointed in | frustrated | convinced that | looking for (?:a scapegoat|an excuse|revenge|ways? to)`),
    String.raw`(?=\W|$)`,
  ),
  pattern(
    SOMEBODY,
    String.raw` (?:clearly |obviously |really |secretly |already |simply |just |probably )*`,
    oneOf(`had (?:absolutely )?no intention of | has no intention of | have no intention of | (?:had|has|have) (?:(?:already|long ago) )?made up (?:his|her|their|your) minds?
      | (?:sees?|saw|considers?|regards?|treats?) (?:me|us|my team|everyone|everybody) as (?:(?:an?|the|his|her|their) )?(?:rival|threat|enem|competit|obstacle|burden|nuisance|tool|danger|problem)\\p{L}*
      | can't stand (?:me|us|it|that|my|the|being) | cannot stand (?:me|us|it) | hates? | despises? | loathes? | distrusts? | mistrusts? | resents? | resented | envies | envied
      | (?:enjoys?|enjoyed|loves?|loved) (?:it when|to see me|to see us|the drama|power|making|seeing|watching) | fears (?:me|us|my|for his|for her|that|losing) | feared (?:me|us|my|that|for)
      | couldn't care less | could not care less | thinks? (?:he|she|they)(?:'s|'re| is| are) (?:better|smarter|above|too good|untouchable|irreplaceable|indispensable|god)
      | hopes? (?:that )?(?:i|we)\\b | wants? (?:me|us) (?:out|gone|to fail) | feels? (?:superior|inferior|threatened|entitled|passed over|left out|undervalued|overlooked|guilty|unappreciated|ashamed|insecure|inadequate|small|humiliated|bad about)
      | felt (?:superior|threatened|entitled|passed over|left out|undervalued|overlooked|guilty|unappreciated|ashamed|insecure|humiliated|bad about|attacked)
      | looks? down on | looked down on | (?:ha[sd]|have) lost (?:all |any )?(?:faith|trust|interest|confidence|respect)(?: in| for)? | (?:regards?|regarded|treats?|treated|sees?|saw) (?:me|us|my team|our team) as (?:second|third|less) | never wanted (?:me|us|this|it|the \\p{L}+) to | dislikes? | (?:just |only )?(?:did|does|do) (?:it|this|that) (?:just |only )?(?:for (?:the|his|her|their|your) (?:bonus|money|title|show|career|attention|applause|credit|stage)|to (?:please|impress|flatter|spite|annoy)) | wished? (?:i|we|me|us)\\b | only does (?:it|this|that) | does (?:it|this) (?:for the|because|out of|to get)`),
    String.raw`(?=\W|$)`,
  ),
  pattern(
    String.raw`\bso (?:that )?(?:i|we|my team)(?:'d| would| will| should| could)? (?:look|fail|lose|be blamed|have to (?:beg|ask)|feel (?:small|bad|stupid)|quit|leave|go)\b`,
  ),
  pattern(
    String.raw`\b(?:because|since|as) (?:he|she|they)(?:'s|'re| is| are| was| were)? ${ADVERBS}`,
    oneOf(`scared | afraid | jealous | insecure | angry | bored | envious | lazy | threatened | hates? | fears? | wants? (?:my|me|power|to (?:look|be|win|keep)) | wanted (?:my|me|power|to (?:look|be|win|keep))
      | enjoys? | likes? (?:power|control|it when|to be) | thinks? (?:he|she|they|i|we) | can't stand | has something to hide`),
    String.raw`\b`,
  ),
];

/** 'Never' and 'always' that report a fact, a state or praise, and not how somebody behaves. */
export const FACTUAL_ABSOLUTES: RegExp[] = [
  // What was not done to the person, and what the person could not do.
  pattern(
    String.raw`\b(?:was|were|been|is|are|has been|have been|had been|being) (?:never|not always) (?:really |even |properly )?`,
    oneOf(`told | informed | invited | asked | given | trained | consulted | involved | paid | shown | introduced | copied | included | warned | briefed | discussed | agreed | decided
      | planned | supposed | meant | tested | signed | used | mentioned | there | in (?:the|that|this) | part of | part | about | a problem | an issue | able | my | our | on (?:the|that|my|our)`),
    String.raw`\b`,
  ),
  pattern(
    String.raw`\b(?:never|always) (?:\p{L}+ )?`,
    oneOf(`been (?:to|in|here|there|at|told|asked|invited|a|an|the|so|as|part|one|my|our|on|fair|good|kind|honest|loyal|supportive|reliable|helpful|generous|open|clear|direct|correct)
      | heard (?:of|about|from) | met | worked (?:with|in|for|on|here) | seen | got (?:the|my|our|an?|it|your) | received | wanted (?:this|the|that|to (?:be|have|do|lead|move)) | liked working
      | had (?:a|an|the|any) | lost a | used to | going to | known | knew | lived | studied | managed a | led a | run a | done (?:this|it|that|one) before | done this | flown | sold
      | came up | come up | close in | closes in | closed in
      | meant | occurred | crossed (?:my|his|her) | forget | expected | thought (?:of|about|it) | dreamed | intended | was (?:a|an|the|about)`),
    String.raw`(?=\W|$)`,
  ),
  pattern(
    String.raw`\b(?:the|our|this|that|these|those|my|his|her|their) (?:\p{L}+ )?`,
    oneOf(`system | tool | server | report | numbers? | figures? | plan | contract | project | product | process | plant | machine | line | software | mails? | invoice | budget | door | calendar
      | office | site | store | market | price | agreement | meetings? | dates? | deadlines? | train | data | file | paper | phone`),
    String.raw`(?:'s| is| was| were| has| have| had| are)? (?:never|always)\b`,
  ),
  // A past time, or a state that something new has ended.
  pattern(
    String.raw`\bhad (?:always|never)\b|\b(?:in|until|before|up to|till) (?:19|20)\d\d[^.;!?]{0,30}\b(?:never|always)\b|\b(?:never|always)\b[^.;!?]{0,40}\b(?:before(?: (?:this|that|then|last)(?: \p{L}+)?)?(?=[.,;!?]|$)|until (?:now|then|last|this|the|my|our|\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december)|until 20\d\d)`,
    String.raw`|\b(?:before that|so far|up to now|until then|until now|in the past|back then|at first)\b[^.;!?]{0,40}\b(?:never|always)\b|\bfirst time\b[^.!?]{0,60}\b(?:never|always)\b|\b(?:always|never)\b[^.!?]{0,60}\b(?:until|but|and) (?:on |since |last |this )?(?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|week|month|year|today|now)\b`,
  ),
  pattern(
    String.raw`\b(?:nobody|no one|nothing|none of us|no \p{L}+)(?:'s| is| was| can be| will be)? (?:always|never)\b|\byou never know\b|\balways (?:possible|open|busy|full|available|(?:been )?there for (?:me|us)|(?:supported|helped|backed|stood by|stood behind|had) (?:me|us|my|our|the)\b)|\b(?:said|wrote|says|asked|answered|replied|shouted) ?:[^.!?]*`,
  ),
];

/** Totals without 'always' or 'never': 'late for everything', 'nobody ever replies'. */
export const TOTALS = pattern(
  String.raw`\b(?:nothing|nobody|no one|none of (?:them|you|his|her)|no \p{L}+)\b[^.;!?,]{0,30}\bever\b`,
  String.raw`|\b(?:late|against|unprepared|negative|wrong|in the way|absent|an excuse) (?:for|about|at|with|of) (?:everything|every (?:meeting|call|deadline|idea|proposal|change))\b`,
  String.raw`|\b(?:everything|every (?:idea|proposal|mail|meeting|question|conversation|discussion)) (?:ends|turns|becomes|gets|is (?:ignored|killed|criticised|criticized|a fight|a drama|wrong))\b`,
  String.raw`|\bwhenever (?:there(?:'s| is)|something|anything|things|somebody|someone|the|a|my|our|it)\b[^.;!?,]{2,40}?,? (?:he|she|they|you)\b`,
  String.raw`|\b(?:with|for|from) (?:him|her|them|you),? (?:it(?:'s| is) |there(?:'s| is) )?(?:always|never|nothing ever)\b|\bany ?time (?:i|we)\b[^.;!?]{3,40}\b(?:he|she|they|you)\b`,
);

export const ASK_START = String.raw`(?:^|[.;!?+&\n]|,|\band(?:,? (?:also|then|later|finally|afterwards|after (?:that|this)|in return|while you(?:'re| are) at it|at the same time),?)?|\bthen|\bplus|\bas well as|\d[.)]|[-•*])`;
export const ASK_LEAD = oneOf(`please | (?:can|could|will|would) (?:you|we)(?: please)?
  | i(?:'d| would)? (?:(?:also|really|then) )?(?:want|need|ask|like|expect|love)(?: from)? you (?:also )?(?:to|not to) | you to | to | also | then | kindly | not | don't | do not
  | never | for you to | that you | you(?: also)?(?: should| need to| have to| must)?`);
/** A second ask that does not begin with a verb: '…, and I want a plan', '…, and that you tell him yourself'. */
export const FURTHER_ASK = pattern(
  String.raw`(?:,|;|\.|\band) (?:and )?i(?:'d| would)? (?:also )?(?:want|need|expect|like|ask for) (?:an?|the|your|more|two|three)\b`,
  String.raw`|\band (?:also )?that (?:you|we) (?:also )?\p{L}+|\byour [^.;!?,]{3,40} and your (?!team\b|people\b|boss\b|colleagues?\b)\p{L}+`,
);
