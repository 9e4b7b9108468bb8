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
  /\b(?:not|won't|n't) (?:going to )?be (?:here|around)\b[^.]{0,40}\b(?:leaving|moving|retiring|retire|transfer\w*|new job|vacation|holiday|contract|on leave)\b/g,
  /\bbetter off without me (?:as|in (?:the|this|that)|on (?:the|this|that)|leading|running)\b/g,
  /\bbuilding costs?\b/g,
];

/** People whose work is to prevent misconduct speak of it, too. */
export const PROFESSIONAL = [
  /\banti-?(?:bribery|corruption|fraud|harassment|discrimination|money[- ]laundering|bullying)\b/g,
  /\b(?:harassment|bribery|fraud|corruption|money[- ]laundering|discrimination|bullying|whistle-?blow\w*) (?:training|prevention|policy|policies|program(?:me)?s?|detection|team|department|unit|course|workshop|analytics|hotline|software|module)\b/g,
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
  /\b(?:lost|losing|no|without) (?:the |my |any )?will to (?:live|go on)\b/,
  /\b(?:the )?(?:day|date|way|place|night) (?:to die|i(?:'ll| will) die|when i(?:'ll| will) die)\b/,
  /\b(?:stockpil|hoard|sav(?:e|ed|ing) up|collect)\w* .{0,25}\b(?:pills|tablets|medication|meds|insulin)\b/,
  /\b(?:i've|i have|i'm|i am|i) (?:been |started |keep )?cutting (?:again|my (?:arms?|wrists?|legs?))\b(?! (?:costs?|budgets?))/,
];

/** Words that leave life itself unsaid and often mean it; asked about before anything else. */
export const OBLIQUE = [
  /\b(?:if|wish|want|hope|rather|like|love|could|to)\b.{0,30}\b(?:not|never|didn't|don't|wouldn't) (?:have to )?(?:wake|woke)(?: up)?\b(?! (?:at|so|early|before|until|late|with))/,
  /\b(?:world|everyone|everybody|everyone's|they|kids|children|family|wife|husband|people|life|lives)\b(?:'s)? ?(?:\w+ ){0,3}(?:be |is |are )?(?:better|easier|happier|fine|simpler) (?:off )?without me\b/,
  /\bbe better off(?: without me)?(?=[.!,]|$)/,
  /\b(?:better|easier|best|simpler|relief) (?:for \w+ )?(?:if|when) i (?:weren't|wasn't|was not|were not|didn't|am not|'m not) (?:here|around|there|alive|exist|born)\b/,
  /\b(?:nobody|no one|who) would (?:even |really )?(?:notice|care|mind|miss me|cry|know)(?: me)? if i (?:was|were|wasn't|weren't|died|disappeared|vanished|didn't exist|'m) ?(?:gone|not here|dead|here|around|to die|to disappear)?(?=[.!,?]|$| (?:any ?more|tomorrow|tonight))/,
  /\b(?:if|wish) i (?:were|was|am) (?:dead|gone for good|no longer (?:here|around|alive))\b/,
  /\b(?:thinking|think|thought|thoughts|dream\w*|fantasi\w+|imagin\w+) (?:about|of) (?:just )?(?:not (?:being|existing)(?: (?:around|here|alive))?(?= any|[.!,]|$)|dying|death|being dead|ending (?:it|everything|things)|my own funeral)/,
  /\b(?:pain|noise|thoughts|everything|it|this)(?: all)? to (?:stop|end|be over) (?:for good|forever)\b/,
  /\b(?:wrote|writing|written|write) (?:\w+ ){0,2}(?:letters?|notes?|goodbyes?) (?:to|for) my (?:kids|children|wife|husband|family|parents|partner|son|daughter|mother)\b.{0,20}\b(?:in case|for when|for after|if i|to find)/,
  /\b(?:looking|look|looked|stare|staring|stared|thinking|think|stand|standing|stood)\b.{0,15} (?:at|about|of|on|near|by) (?:the |those |that |my )?(?:\w+ )?(?:train ?tracks|tracks|railway|pills|rope|gun|razor|ledge|railing|edge of the)\b/,
  /\bpills\b.{0,40}\b(?:keep|can't stop) (?:looking|thinking|staring)\b/,
  /\b(?:stand|standing|stood|sit|sitting|sat) (?:on|at) (?:the|a|my|that) (?:\w+ )?(?:balcony|roof|rooftop|bridge|platform|ledge|edge|overpass) and (?:think|thinking|thought|look|looking|wonder|imagin\w+|ask)/,
  /\bdriv(?:e|ing) (?:my car |the car |straight )?(?:into|off|against) (?:a|the|an) (?:\w+ ){0,2}(?:tree|pillar|pier|wall|river|lake|pole|barrier|truck)\b/,
  /\bgiv(?:e|ing|en) (?:away )?(?:all )?(?:of )?my (?:things|possessions|stuff|belongings)(?: away)?\b(?! (?:back|to (?:the|my) (?:team|successor)))/,
  /\bout of (?:everything|life|it all|all of it|this life|this world)\b/,
  /\b(?:i (?:should|could|might|will|may|want to|need to|just want to)|i'll|maybe i'll|time to|going to) (?:just )?end (?:it|everything)\b(?! (?:with|at|by|on|here|there|well|early|like|badly|properly))/,
  /\b(?:don't|do not) want to (?:do|have) (?:this )?(?:life|living)\b/,
];

/** Words that often mean the job and sometimes mean life. */
export const DESPAIR = [
  /\b(?:can't|cannot|can not) (?:go on|do this|take this|take it|carry on|keep going|keep doing this|do it)(?: like this)?(?: any ?more| any longer|(?=[.!,;]|$| and\b| but\b))/,
  /\bwhat(?:'s| is) the point (?:of (?:anything|it all|living|going on|any of it|me)|any ?more)\b/,
  /\bno way out\b(?! of (?:this|the|our) (?:\w+ )?(?:contract|deal|project|meeting|lease))/,
  /\b(?:want|need) (?:it|this|everything) (?:all )?to (?:stop|end|be over)\b/,
  /\b(?:want|wish i could) (?:to )?(?:just )?disappear\b(?! (?:for|to|into|on|in|from (?:the|this|these|my (?:phone|inbox))))/,
  /\b(?:can't|cannot|don't) (?:really )?see (?:myself (?:being )?(?:here|alive|around)|a (?:way forward|future|way out))\b/,
  /\b(?:if|in case) (?:something|anything) (?:happens|happened|were to happen) to me\b/,
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
  /\b(?:stations?|platforms?|tracks|trains?|subway|metro)\b.{0,40}\b(?:barriers?|fences?|screen doors|third rail)\b/,
  /\b(?:tie|make|tying) a noose\b/,
  /\bcarbon monoxide\b.{0,40}\b(?:garage|car|how|painless)\b/,
  /\blife insurance\b.{0,60}\b(?:suicide|if i (?:die|died|am gone|'m gone)|still pay|pay out)\b/,
  /\bhow (?:much|many)\b.{0,40}\b(?:is|are|would be) (?:dangerous|deadly|lethal|fatal|too many|too much)\b/,
];

/** A reason to take a question about means seriously, here or a few turns ago. */
export const DISTRESS =
  /\b(?:lost my job|lost everything|laid off|got fired|was fired|been fired|fired me|let me go|made redundant|divorc\w*|left me|hopeless|worthless|nothing left|all alone|so alone|lonely|no way out|trapped|failure|ashamed|humiliated|can't cope|can't take|can't go on|exhausted|burned out|burnt out|depress\w*|miserable|it's over|over for me|ruined|bankrupt\w*|grief|grieving|passed away|crying|desperate|breaking down|rock bottom|hate my life|can't sleep)\b/;

/** Somebody else may be in danger. */
export const OTHER_AT_RISK = [
  /\b(?:he|she|they|colleague|report|employee|friend|wife|husband|partner|son|daughter|brother|sister|teammate|coworker|boss|manager|client|mother|father|mom|mum|dad)\b.{0,60}\b(?:suicid\w*|(?:kill|hurt|harm|cutt?)(?:ing)? (?:himself|herself|themselves|themself)|(?:end|tak)(?:e|ing)? (?:his|her|their) (?:own )?life|(?:wants?|wanted) to die)\b/,
  /\b(?:he|she|they) (?:wants?|wanted|is going|'s going|might|will) to end (?:it|everything|things)\b(?! (?:with|between|at|by|here))/,
  /\b(?:he|she|they) (?:really |just )?(?:doesn't|don't|didn't) want to (?:live|be alive|wake up|exist|go on living)\b/,
  /\b(?:texted|wrote|posted|sent|said) (?:\w+ ){0,2}(?:goodbyes?|farewells?) to (?:everyone|everybody|all of us|us all|(?:his|her|their) (?:kids|children|family|friends))\b(?=.{0,60}\b(?:answer|reach|reply|respond|worried|disappear|gone|phone)|[.!]?$)/,
];

/** Somebody else speaks of hurting people. */
export const THREAT =
  /\b(?:said|says|wrote|posted|texted|told (?:me|us|\w+)|threaten\w*|joked|announced|talks about|talking about)\b.{0,40}\b(?:shoot(?:ing)? (?:up|everyone|people|them|him|her)|bring(?:ing)? (?:a |his |her |their )?(?:gun|knife|weapon|rifle)|(?:kill|stab|hurt|beat up)(?:ing)? (?:everyone|everybody|people|somebody|someone|him|her|them|the \w+|my (?:boss|manager|colleague|wife|husband|ceo)|us))\b/;

/** Intent to harm another person. */
export const VIOLENCE = [
  /\b(?:want to|wanna|going to|gonna|i'll|i will|thinking (?:of|about)|plan(?:ning)? (?:on|to)|feel like|fantasi[sz]e about|tempted to|might|could) (?:just |really |actually |literally )?(?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|poison|poisoning|attack|attacking) (?:him|her|them|someone|everyone|everybody|people|somebody|my \w+|that \w+|the \w+)\b/,
  /\b(?:going to|gonna|i'll|i will|plan(?:ning)? to|about to) (?:just |really )?(?:hurt|punch|hit|beat|beat up) (?:him|her|them|someone|everyone|my (?:boss|manager|wife|husband|partner|kid|kids|son|daughter|colleague))\b/,
  /\bi (?:want|wanna) to (?:really |physically |badly )?(?:hurt|harm) (?:him|her|them|someone|people|my \w+)\b/,
  /\b(?:bring|bringing|take|taking) (?:a |my )?(?:gun|knife|weapon|rifle) (?:to|into) (?:work|the office|the meeting|school)\b/,
  /\b(?:shoot up|blow up|burn down|set fire to) (?:the|this|that) (?:office|building|place|school|company|plant)\b/,
  /\bmake (?:him|her|them) (?:suffer|bleed)\b|\bi know where (?:he|she|they) lives?\b/,
  /\bi (?:hit|slapped|punched|choked|beat) my (?:wife|husband|partner|kid|kids|child|children|son|daughter|girlfriend|boyfriend)\b/,
];

/** Violence or coercion that the person suffers. */
export const ABUSE = [
  /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|boss|manager|brother)(?: \w+){0,2} (?:hits|hit|beats|beat|slaps|slapped|punches|punched|chokes|choked|strangled|kicks|kicked|shoved|raped|rapes|molested) (?:me|us|the kids|my (?:kids|children|son|daughter|mother))\b(?! (?:with|to|up|off|out|on|for|hard|back|at|by|over|under|down|as|when it comes))/,
  /\b(?:hits|hit|slapped|punched|kicked) me in the (?:face|head|stomach|ribs)\b/,
  /\bgrabb?(?:s|ed|ing)? (?:me by (?:the |my )?(?:throat|neck|hair|arm|wrist)|my (?:arm|throat|neck|hair|wrist|breasts?|bottom|butt|waist|thigh))\b/,
  /\b(?:push|shov|slamm?|throw|threw|knock)(?:s|es|ed|ing)? me (?:against|to the (?:ground|floor|wall)|down the stairs|into (?:the|a) (?:wall|door|table|desk))/,
  /\b(?:pinned me (?:down|against|to)|dragged me (?:by|out of the (?:car|house|room))|spat (?:at|on) me|strangled me|and shoved)\b/,
  /\bthr(?:ows|ew|owing) (?:a|an|the|his|her|things|stuff|everything)\b(?: \w+){0,2} at (?:me|us|the kids|my (?:kids|children|head))\b/,
  /\block(?:s|ed|ing)? me (?:in(?! (?:to|for|at|with|on))|up)\b|\blocked me out of (?:the|our) (?:house|home|flat|apartment)\b/,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|father|mother)\b.{0,90}\b(?:scared|afraid|terrified|frightened) of (?:him|her|them)\b/,
  /\b(?:scared|afraid|terrified|frightened) of what (?:he|she)(?:'ll| will| might| would| could) do\b/,
  /\b(?:ex|he|she|husband|wife|boyfriend|girlfriend) (?:keeps|kept|is|has been|won't stop) (?:following|stalking) me\b(?! up)/,
  /\b(?:he|she|husband|wife|partner|ex|boyfriend|girlfriend)(?:'d| would|'ll| will) (?:kill|hurt|beat|shoot|stab) (?:me|us)(?: if i (?:leave|left|tell|told|go|report|talk))\b/,
  /\b(?:forced (?:himself|herself|themselves) on (?:me|her|him)|rap(?:ed|es|ing) (?:me|her|him)\b|molested (?:me|her|him)|forc(?:ed|es|ing) me to (?:have sex|sleep with|undress|kiss|touch))/,
  /\bthreaten(?:s|ed|ing)? to (?:kill|hurt|beat|shoot|stab) (?:me|us|my)\b/,
  /\b(?:domestic|physical|sexual) (?:violence|abuse|assault)\b/,
  /\b(?:sexually|physically) (?:assaulted|abused)\b|\bi was (?:raped|assaulted|molested)\b/,
  /\b(?:afraid|scared|terrified) (?:to go home|of my (?:husband|wife|partner|boyfriend|girlfriend|ex|father)|for my (?:life|safety))\b/,
  /\b(?:is|has been|keeps) stalking me\b/,
];

/** The same dangers in the languages that people most often fall back to. */
export const FOREIGN_SELF_HARM: Record<string, RegExp> = {
  es: /\b(?:suicidarme|suicidio|matarme|quitarme la vida|no quiero (?:seguir )?vivi(?:r|endo)|quiero morir(?:me)?|no quiero despertar|(?:estarían|estaría|sería) mejor sin mí|hacerme daño|no quiero (?:seguir|estar) aquí|desaparecer para siempre)/,
  fr: /\b(?:me suicider|me tuer|en finir avec (?:la vie|tout)|mettre fin à mes jours|plus envie de vivre|(?:veux|voudrais|envie de) mourir|ne (?:veux|voudrais) plus (?:vivre|être là|exister)|ne (?:plus|pas|jamais) me réveiller|(?:serai(?:t|ent)|irai(?:t|ent)) mieux sans moi|me faire du mal|disparaître pour toujours)/,
  de: /(?:mich umbringen|bringe? mich um|selbstmord|suizid|nicht mehr (?:leben|aufwachen|aufwache|da (?:wäre|sein|bin)|hier (?:wäre|sein)|auf der welt)|das leben nehmen|(?:will|möchte|würde) (?:\p{L}+ ){0,3}sterben|lieber tot|tot (?:wäre|sein)|ohne mich (?:\p{L}+ ){0,3}besser|besser (?:\p{L}+ ){0,2}ohne mich|mir (?:etwas|was) antun|keinen sinn mehr|ich will (?:einfach )?nicht mehr(?=[.!,]|$))/u,
  pt: /(?:me matar|suicídio|suicidar-me|tirar a minha vida|não quero (?:mais )?(?:viver|estar aqui|acordar)|quer(?:o|ia) morrer|melhor sem mim|me machucar|desaparecer para sempre)/,
  it: /(?:suicidarmi|uccidermi|togliermi la vita|non voglio più (?:vivere|esserci|svegliarmi)|voglio morire|meglio senza di me|farmi del male|farla finita)/,
  nl: /\b(?:zelfmoord|mezelf van kant|niet meer (?:leven|wakker worden|zijn|hier zijn|bestaan)|een einde aan mijn leven|wil (?:\w+ ){0,2}dood|dood willen|beter af zonder mij|mezelf (?:iets aan|pijn) ?doen)/,
};

/** Harassment, bullying, discrimination and retaliation, whoever suffers it. */
export const HARASSMENT = [
  /\b(?:harass(?:ed|es|ing|ment)?|grop(?:ed|ing)|touch(?:ed|es|ing) (?:me|her|him)\b(?! base)|sexual\w* (?:comments?|advances?|remarks?|messages?|jokes?|favou?rs?|touch\w*)|discriminat\w+|rac(?:ist|ism)|sexis[tm]|ageis[tm]|retaliat\w+|slurs?|hostile work environment|bull(?:y|ies|ied|ying)|diversity hire)\b/,
  /\b(?:put|puts|placed|slid|ran|rests?|laid) (?:his|her|their) (?:hands?|arms?) (?:on|around|up|over) (?:my|her|his|a|an|the)\b(?! (?:table|desk|deck|report|keyboard|problem|file|project))/,
  /\binappropriate (?:comments?|messages?|touching|jokes?)|\bcomment(?:s|ed|ing)? (?:on|about) (?:my|her|his) (?:body|looks|breasts?|legs|figure|clothes|skirt|dress|weight|accent|religion|skin)\b|\bwhat (?:i'm|i am|she's|she is) wearing\b|\b(?:asks?|asked|asking) me out\b/,
  /\b(?:promot\w+|bonus|raise|job|contract|review)\b.{0,40}\bif i (?:had|have|go|went|slept|sleep|come|came|would)\b.{0,25}\b(?:with (?:him|her)|(?:his|her) (?:room|hotel|place))\b/,
  /\bjokes? about (?:my|her|his|our|their) (?:\w+ and (?:my |her |his )?)?(?:accent|headscarf|hijab|religion|skin|colou?r|race|sexuality|disability|age|body|pregnan\w+|weight)\b|\bjokes about (?:women|muslims|jews|gays?|immigrants|black people|disabled people)\b/,
  /\bbecause (?:she|he|i|they)(?:'s|'m|'re| is| am| are| was)? (?:a |an |too )?(?:wom[ae]n|black|old|pregnant|foreign\w*|gay|muslim|jewish|disabled|trans)\b/,
  /\bonly (?:promotes?|hires?) (?:men|white|young|people under)\b/,
  /\b(?:demot\w+|fired|let go|sidelined|passed over|laid off|dismissed|lost my (?:job|role|clients))\b.{0,60}\b(?:pregnan\w+|maternity|parental leave|sick leave|my (?:age|religion|disability|illness))\b/,
  /\b(?:cut|cuts|demot\w+|punish\w+|sidelin\w+|exclud\w+|fired|dismissed|freez\w+ me out|took away)\b.{0,60}\b(?:after|since|because|for) (?:i |she |he |we )?(?:complain\w+|report(?:ed|ing)|spoke up|speaking up|told hr|went to hr|filed|raised)\b/,
  /\b(?:screams?|yells?|shouts?|scream(?:ed|ing)|yell(?:ed|ing)) at (?:me|us|people)\b.{0,30}\bthrows?\b|\bthrows (?:things|stuff|objects|phones)\b/,
];

/** Fraud, corruption, insider matters and orders to do wrong. */
export const WRONGDOING = [
  /\b(?:(?<!\b(?:like|am|i'm|such|being|feel) a )fraud\w*|embezzl\w+|brib(?:e|es|ed|ery|ing)|kickbacks?|falsif\w+|cook(?:ed|ing)? the books|backdat\w+|forg(?:ed|ing|ery) (?!ahead|on|a (?:path|bond|new|partnership|relationship)|relationships|links|ties)|insider (?:trading|information|tip)|non-?public information|mnpi|money[- ]laundering|launder\w* money|whistle-?blow\w*|pay to play|hush money|off the books|side letters?|channel stuffing|price[- ]fixing|bid[- ]rigging|cartel|facilitation payments?|wrongful(?:ly)? (?:dismiss\w*|terminat\w*)|wrongdoing)\b/,
  /\b(?:fake|forged|false|bogus|phantom|made[- ]up|inflated) (?:invoices?|receipts?|contracts?|signatures?|customers?|orders?|figures|expenses)\b|\binvoices? (?:are|is|were|was|look\w*) (?:fake|false|forged|bogus)\b/,
  /\binvoices?\b.{0,160}\b(?:nobody (?:has )?heard of|no one (?:has )?heard of|(?:doesn't|don't) exist|never delivered|(?:his|her) (?:wife|brother|sister|cousin|friend))\b|\bsame (?:last |family )?name as (?:his|her|the (?:ceo|cfo|owner))\b/,
  /\b(?:steal(?:ing|s)?|stole|stolen|siphon\w*|skimm\w+) (?:money|funds|cash|from (?:the|our|this) (?:company|firm|business|client))\b|\b(?:he|she|they)(?:'s|'re| is| are) stealing(?=[?.!]|$)/,
  /\brevenue\b.{0,50}\b(?:early|before it|aren't signed|isn't signed|not signed|haven't (?:signed|closed)|not (?:yet )?(?:closed|delivered|shipped|earned)|into this quarter)\b/,
  /\b(?:asked|asks|told|tells|wants?|wanted|ordered|pressur\w+|expects?|expected|forc\w+) (?:me|us|my team) to (?:\w+ )?(?:lie|falsify|sign off|backdate|shred|delete|destroy|hide|get rid of|cover (?:it|this|that) up|change the (?:numbers|dates?|reports?|forecast|results|test results)|alter|move (?:the )?(?:numbers|revenue)|book it|sign (?:.{0,30}\b)?(?:wrong|false|untrue|not true|inaccurate|misleading))\b/,
  /\b(?:was|were|been) (?:asked|told|ordered) to (?:change|delete|destroy|shred|alter|backdate|hide|remove|falsify) (?:the|a|some|those|that|these|all) (?:\w+ )?(?:results?|complaints?|e-?mails?|records?|data|evidence|documents?|logs?|minutes|dates?|files?)\b/,
  /\b(?:get rid of|destroy|delete|shred|hide|remove|alter)\b.{0,40}\bbefore the (?:regulators?|auditors?|audit|inspection|inspectors?|investigation|hearing)\b/,
  /\b(?:sell|buy|trade|dump)(?:ing|s)? (?:my |the |some |our )?(?:shares?|stock|options)\b.{0,50}\b(?:before|ahead of) (?:the )?(?:announcement|earnings|merger|results|news|deal)\b|\b(?:before|ahead of) (?:the )?(?:earnings|announcement|results)\b.{0,80}\b(?:stock|shares)\b/,
  /\bcompetitor\b.{0,50}\b(?:price list|trade secrets?|customer list|their bid)\b|\bagree(?:d|ing)? (?:on )?prices with\b/,
  /\b(?:minister|official|politician|inspector|mayor)'?s? (?:nephew|son|daughter|wife|brother|cousin|friend)\b/,
  /\b(?:shipp?|sold|sell|releas|launch)\w*\b.{0,30}\b(?:we|they|i) (?:knew|know) (?:was|is|were|are|it was|it's|to be) (?:unsafe|dangerous|defective|faulty)\b/,
];

/** A question about one's own position in law. */
export const LEGAL =
  /\b(?:is (?:this|that|it) (?:even )?(?:legal|illegal|lawful|against the law)|legally (?:required|obliged|allowed|bound|liable|responsible)|(?:me|us) legally\b|can they (?:legally|fire me|sue)|can (?:i|we) (?:be|get) (?:fired|sued|prosecuted|held)|(?:am|are|would|could) (?:i|we) (?:be )?(?:personally )?liable|should i (?:sue|sign (?:it|this|that|the|an?))|do i have to (?:sign|testify|disclose|report it)|(?:sue|suing) (?:them|him|her|me|us|my|the)|lawsuit against (?:me|us|my)|legal rights?|my non-?compete|(?:my|the|their|this) severance (?:agreement|package|offer)|(?:asked|want|wants|told|made|forcing|make) (?:me|us) to sign (?:an? |the |this )?(?:nda|agreement|waiver|settlement|non-?disclosure|non-?compete)|take legal action)\b/;

export const MEDICAL =
  /\b(?:antidepressants?|ssris?|adderall|ritalin|xanax|prozac|zoloft|lexapro|beta ?blockers?|melatonin|medications?|(?:my|on|take|taking) meds|dosage|prescri\w+|diagnosable|(?:i was|i've been|i got|got|been) diagnosed|diagnose me|(?:i have|my|have i) adhd|bipolar|clinical(?:ly)? depress\w*|ptsd|do i have (?:depression|anxiety|burn-?out|autism|adhd)|is (?:it|this|that) (?:a )?(?:burn-?out|depression|panic attack|breakdown)|am i (?:depressed|bipolar|autistic|burn(?:ed|t) out)|(?:raise|double|increase|lower|stop taking) (?:my|the) (?:dose|pills|tablets))\b/;

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
  /\bwhat(?:'s| is| do you think is) (?:really )?wrong with (?:him|her|my (?:boss|manager|colleague|ceo))\b/,
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
  /\b(?:i'll|i will|i've decided to|i have decided to|i'm going to|i am going to|i want to|i could|i might|i can|i should|i'd|let me|help me|i plan to|we'll|we could|we will|thinking of|tempted to) (?:just |simply |probably |still )?(?:take|taking|claim|claiming) (?:the |all the |full )?credit for (?:his|her|their|what (?:he|she|they)|my team's|someone)/,
  /\b(?:i'll|i will|i've decided to|i have decided to|i'm going to|i want to|i could|i might|i can|i should|i'd|let me|help me|i plan to|we'll|we could|thinking of|tempted to) (?:just |simply |probably |still )?(?:lie|lying|mislead|misleading) (?:to )?(?:the|my|our|them|him|her|investors|customers|clients|everyone)/,
  /\b(?:i'll|i will|i've decided to|i have decided to|i'm going to|i want to|i could|i might|i can|i should|i'd|let me|help me|i plan to|we'll|we could|thinking of|tempted to) (?:just |simply |probably |still )?(?:fudge|fudging|inflate|inflating|massage|massaging|fake|faking|hide|hiding|bury|burying|doctor|backdate|delete|shred) (?:the|my|our|this|that|it|some|a few|those)/,
  /\b(?:i'll|i will|i've decided to|i have decided to|i'm going to|i could|i want to|i can) (?:just )?(?:blame|pin) (?:it |this |that )?(?:on )?(?:him|her|them|my \w+|[a-z]+)\b(?=.{0,40}\b(?:even though|although|but it was me|my (?:mistake|fault)))/,
  /\b(?:fire|firing|let go|passing over|not promote|pass over) (?:him|her|them|\w+) (?:because|before) (?:she|he|they)(?:'s| is| are|'re| goes| go| gets) (?:pregnant|on (?:maternity|parental|sick)|too old|over \d\d|ill|sick|disabled|gay|muslim|black)/,
];
