// Signs that leave death unsaid: what is arranged, given up, counted or looked forward to. Matched like the other signs of
// danger, against lower-case text with straight apostrophes and without idioms.

const FAMILY =
  "(?:wife|husband|partner|kids?|children|son|daughter|family|parents|mother|father|mum|mom|dad|brother|sister)";
const MEANS_AT_HAND = "(?:pills|tablets|meds|medication|razor|blade|gun|pistol|rifle|weapon|rope|noose)";

/** Asked about before anything else. */
export const VEILED = [
  // Being gone soon.
  /(?:^|[.,;!?] )(?:(?:don't worry|soon|anyway|but|and|so|ok)[, ]+)*(?:i )?(?:won't|will not|'ll not) be (?:a |anyone's |anybody's |your |their |in )?(?:problem|burden|trouble|bother|(?:anyone's|anybody's|everyone's|everybody's|their|your|people's) way)\b.{0,16}\b(?:longer|any ?more|for long|soon)(?=[.!]|$)/,
  /\b(?:you|they|everyone|everybody|people|nobody)(?:'ll| will)? (?:won't|will not|not|soon won't) have to (?:deal|put up|bother|listen|worry)\b.{0,16}\bme\b.{0,14}\b(?:longer|any ?more|for long|soon)\b/,
  /\b(?:can't|cannot|couldn't) (?:promise|guarantee|swear)(?: you)?(?: that)? i(?:'ll| will) (?:still )?be (?:here|around|alive|there)\b(?! (?:on time|at|by|for the))/,
  /\bnot (?:so )?sure (?:if |whether |that )?i(?:'ll| will) (?:still )?be (?:around|here|alive)\b(?!.{0,60}\b(?:travel|holiday|vacation|on leave|leaving|meeting|trip|flight|conference|role|job|company|transfer|contract)\w*)/,
  /\bi won't be (?:here|there|around) (?:to (?:do|see|finish|use) (?:it|that|this|them)|for any of (?:it|this|that))\b|\bi won't need (?:them|it|any|goals|plans)\b.{0,12}(?=[.!]|$)(?<=\bgoal.{0,60}|\bpoint.{0,60})/,
  /\b(?:there(?:'s| is)) nothing after (?:\w+day|this (?:week|weekend|month)|tonight|tomorrow) (?:for me|any ?more)\b/,
  /\bi\b.{0,30}\b(?:make it|get|come) through (?:the|this) (?:night|weekend)\b(?<=\b(?:don't|not|won't|can't|cannot)\b.{0,60})/,
  /\bmy last (?:words|night|message)(?=[.!]|$)/,
  /\b(?:just )?(?:want|wanted|need|needed) to say (?:goodbye|farewell) to (?:somebody|someone|anybody|anyone)(?=[.!,]|$)/,
  /\byou(?:'ve| have)? (?:were|been) (?:\w+ ){0,2}(?:kind|good|patient)\b.{0,12}\b(?:goodbye|farewell)\b/,
  /\bwant(?:ed)? to (?:just )?be gone(?=[.!,]|$)/,
  /\b(?:look after|take care of|be good to) (?:my|the) (?:team|people|kids|children|wife|husband|family|dog|cat)\b.{0,12}\b(?:when|once|after) i(?:'m| am) (?:gone|not (?:here|there))(?=[.!]|$)/,
  // Farewells and what stays behind.
  new RegExp(
    `\\bwrote my ${FAMILY}\\b.{0,60}\\b(?:in case|if|when) i(?:'m| am) (?:not|no longer|gone)\\b|\\bhow (?:do|can|should|would) i (?:tell|say)\\b.{0,12}\\bmy ${FAMILY} goodbye\\b|\\bhow (?:do|can|should|would) i say (?:goodbye|farewell) to my ${FAMILY}(?=[.?!]|$)`,
  ),
  new RegExp(
    `\\b(?:loose ends|handover|settled|in order)\\b.{0,60}\\b${FAMILY} (?:has|have|knows? where|got) (?:all )?(?:the|my) (?:folder|passwords|papers|documents|will|keys)\\b`,
  ),
  new RegExp(
    `\\b${FAMILY}\\b.{0,60}\\b(?:once|when|after|if) i(?:'m| am|'ve| have) (?:out of (?:the|their|her|his) way|disappeared|no longer (?:here|there|around))(?=[.!,]|$)`,
  ),
  new RegExp(
    `\\b(?:they|${FAMILY})(?:'d| would|'ll| will) (?:have|get|live off) the (?:life )?insurance\\b(?! (?:number|card|form|company|quote|papers))`,
  ),
  /\bbetter (?:off )?with (?:another|a different|some other) (?:father|mother|dad|mum|mom|husband|wife|parent)\b|\bdeserve to be free of me\b/,
  // Not wanting to be.
  /\b(?:wish|wished) (?:that )?i(?:'d| had| was| were)? never (?:been )?born\b|\bnever (?:should have|ought to have) been born\b/,
  /\b(?:nobody|no one|no-one)(?:'d| would| will) (?:really |even )?(?:miss me|come to my funeral|cry for me|mourn me)(?=[.!,]|$)|\bwho(?:'d| would) (?:even )?(?:come to|be at|cry at|speak at) my funeral\b|\bcome to my funeral\b/,
  /\b(?:world|earth|planet) (?:doesn't|does not) need me\b|\bto stop it is to stop me\b/,
  /\b(?:sleep|asleep)\b.{0,10}\b(?:forever(?! on| in)|for ever|and never (?:have to )?(?:get up|wake)|and not wake)/,
  /\b(?:disappointed|sad|angry|sorry) (?:that i|when i|because i|to have) (?:woke|wake|woken|was still)\b|\bpray\w*\b.{0,20}\bnot (?:to )?wake\b/,
  /\b(?:put|lay|set) (?:it|this|everything) down (?:for good|forever)\b/,
  /\b(?:with|join|joining|see) my (?:late|dead|deceased) \w+(?: again)?(?=[.!,]|$)/,
  new RegExp(`\\b${FAMILY} (?:had the right idea|got it right)\\b`),
  /\bunderstand (?:now )?(?:the )?(?:people|those|ones|everyone|him|her) who (?:jump\w*|do it|did it|end it|ended it)\b|\bunderstand (?:now )?why (?:people|they|he|she|some) (?:do it|did it|jump\w*|end it)(?=[.!,]|$)/,
  /\btook (?:his|her|their) (?:own )?life\b.{0,60}\bi (?:finally |now |almost )?(?:understand|get|envy)\b/,
  /\bcheck(?:ing)? out\b(?: of (?:life|this world))?.{0,4}\b(?:for good|permanently|forever)\b/,
  /\b(?:easier|better|simpler|quieter)\b.{0,12}\bif i (?:just |simply )?(?:weren't|wasn't|were not|was not)(?=[.!,]|$)|\bwhat if i (?:just |simply )?(?:weren't|wasn't|were not|was not) (?:here|around|there|alive)(?= any| no|[.!,?]|$)/,
  /\b(?:hike|trip|walk|drive|swim|climb|journey)\b.{0,16}\b(?:i (?:don't|won't|do not|will not|didn't) (?:plan to |intend to |want to |mean to |have to )?(?:come|get|be) back|nobody (?:ever )?comes back)\b|\bnotice if i (?:didn't|never|don't) (?:come back|return|wake)/,
  /\b(?:this )?life (?:isn't|is not|was never) (?:for|meant for) me\b|\blife has (?:lost|no) (?:all |its |any )*(?:meaning|sense|purpose|point)\b|\bout\b[.,]? (?:of|i mean) (?:this )?life\b|\benough of (?:this|the) world\b/,
  /\bno (?:more )?(?:strength|energy|will|force)(?: left)? (?:to|for) (?:live|living|life)\b/,
  /\b(?:don't|do not) want to feel anything (?:(?:ever )?again|any ?more)(?=[.!,]|$)|\bhow (?:quiet|peaceful) it (?:would|could|might|must) be(?=[.!,]|$)/,
  /\bfavou?r\b.{0,30}\b(?:if i (?:disappeared|vanished|died|wasn't (?:there|here)|weren't (?:there|here))|by (?:not being|disappearing|dying|vanishing)\b)/,
  // A decision, and calm about it.
  /\b(?:calm|at peace|peaceful)\b.{0,60}\bit ends\b|\bnothing left to lose\b.{0,40}\b(?:freeing|calm|peaceful|light)\b/,
  /\b(?:no ?one|nobody)(?: else)? (?:will|would|has to) (?:be hurt|get hurt|suffer) (?:but|except) me\b/,
  /\b(?:then|so) i can (?:finally )?(?:go|leave)(?: too| as well)(?=[.!]|$)/,
  /\b(?:chemo|treatment|tumou?r|cancer|illness|scan)\b.{0,40}\bdo it myself(?=[.!]|$)/,
  /\bfantasi\w+ about (?:an? )?(?:\w+ )?(?:accident|crash|illness|heart attack)\b|\b(?:hope|wish|wouldn't mind|pray)\b.{0,15}\bi (?:get|got|was|were) (?:hit|run over|killed|struck)\b/,
  // Means at hand.
  /\b(?:counting|count|counted) (?:out )?(?:my|the) (?:\w+ )?(?:pills|tablets|meds)\b/,
  /\benough\b.{0,24}\b(?:medicine cabinet|pills|sleeping tablets)(?=[.!,]|$)|\b(?:need|have|got)\b.{0,16}\bat home\b.{0,8}\bto make (?:it|this|everything|it all) stop\b/,
  new RegExp(`\\b${MEANS_AT_HAND}\\b.{0,30}\\b(?:friendl\\w+|inviting|tempting)\\b`),
  new RegExp(
    `\\b(?:held|hold|holding|had) (?:the|a|my) ${MEANS_AT_HAND}\\b.{0,40}\\b(?:why not|thought|wondered|in my hand)\\b|\\b${MEANS_AT_HAND}\\b.{0,40}\\b(?:until|when|in case|if) i (?:get|find|have) (?:the |enough )?courage\\b`,
  ),
  /\b(?:keep|kept|can't stop) (?:looking|staring) (?:at|down from) (?:the|that) (?:\w+ )?(?:bridge|roof|balcony|tracks|rails|river|cliff|overpass)\b/,
  /\bvoices?\b.{0,20}\b(?:says?|tells?|telling|saying)\b.{0,10}\b(?:jump|die|end it|kill)\b/,
  /\b(?:want(?:ed)? to|almost|nearly|could just|tempted to|thought about|thinking about|urge to)\b.{0,8}\b(?:step(?:ped|ping)?|walk(?:ed|ing)?|swerv(?:e|ed|ing)|steer(?:ed|ing)?|let the car roll)\b.{0,8}\b(?:in front of|into|under) (?:the|a|an|oncoming) (?:\w+ )?(?:tram|train|truck|lorry|bus|traffic|car|lake|river|lane|barrier|tree)\b/,
  /\b(?:see|seeing|imagine|imagining|picture|picturing) myself (?:hanging|falling|jumping|in (?:a|the) (?:coffin|grave))(?=[.!,]|$| (?:there|from|off|down))(?! (?:behind|short))/,
  // Harm done to oneself.
  /\bi\b.{0,20}\b(?:burn\w*|scratch\w*|bit|bite|hit|starv\w*) my(?:self| (?:arms?|legs?|wrists?|skin|thighs?|hands?|head))\b.{0,30}\b(?:again|it helps|until|bleed|with a (?:cigarette|lighter|iron)|to feel|on purpose)\b/,
  /\b(?:without|no) (?:a |the |my )?seat ?belt\b.{0,30}\b(?:on purpose|deliberately|don't care)\b|\b(?:stopped|quit|skipping) taking my (?:insulin|heart (?:pills|medication)|blood thinners?)\b/,
];

/** They often mean the job and sometimes life; each finds a piece that reads well in quotation marks. */
export const VEILED_DESPAIR = [
  /\b(?:i )?see no future(?: for (?:me|myself))?(?=[.!,]|$| any)/,
  /\b(?:can't|cannot) (?:imagine|picture|see) (?:myself )?(?:being|turning|reaching) (?:\d\d|old)(?=[.!,]|$)/,
  /\bi(?:'m| am) at (?:the|my) end(?=[.!,]|$)|\bdone[ -]done(?! with)/,
  /\btired of (?:all of it|everything|it all|being me)(?=[.!,]|$)/,
  /\bi(?:'m| am) (?:a waste of (?:space|oxygen|air)|(?:just )?taking up space)(?=[.!,]|$| and)/,
  /\b(?:there's |there is )?only one way out of this for me\b|\bone (?:exit|way out|door) left(?=[.!,]|$)/,
  /\bsoon i (?:won't|will not) have to deal with any of (?:this|it)(?=[.!,]|$)/,
  /\bstopped making plans past this (?:week|month|year)(?=[.!]|$)|\bcancelled everything after \w+(?=[.!]|$)/,
  /\bwho(?:'d| would) take the (?:dog|cat|kids|children)(?=[.!,]|$)/,
  /\bupdated my will\b(?!.{0,60}\b(?:notary|lawyer|house|routine|baby|born|wedding|married|advis\w+))/,
  /\bgone by \w+ and then they can\b/,
  /\bending it would be the (?:only|best|cleanest) (?:\w+ )?(?:solution|way|option)(?=[.!,]|$)/,
  /\b(?:haven't told anyone|nobody knows)\b.{0,12}\bi have a date in mind(?=[.!]|$)/,
];

/** Of somebody else. */
export const OTHER_VEILED = [
  /\b(?:he|she|they|son|daughter|husband|wife|partner|friend|colleague)\b.{0,30}\b(?:doesn't|don't|didn't|can't|cannot) see (?:the|a|any) (?:point|sense|reason) (?:of|in|to|for) (?:living|life|live|being alive|going on)\b/,
  /\b(?:he|she|they|colleague|deputy|report|friend)\b.{0,40}\b(?:wrote|said|says|texted|posted|told)\b.{0,30}\bwon't have to (?:deal|put up|bother|worry)\b.{0,12}\bme\b.{0,14}\b(?:longer|any ?more|for long)\b/,
  /\b(?:told|said|wrote|mentioned)\b.{0,24}\b(?:put|putting|got|getting) (?:his|her|their) affairs in order\b(?!.{0,30}\b(?:before|due diligence|notary|retir\w+)\b)/,
  /\bbetter off without (?:him|her|them)\b.{0,40}\b(?:gave|giving|given)\b.{0,30}\baway\b/,
  /\bsaid (?:goodbye|farewell)\b.{0,30}\b(?:strange|odd|weird|unusual) way\b/,
];
