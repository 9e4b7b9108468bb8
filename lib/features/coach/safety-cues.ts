import { together } from "./together";

// Patterns are matched against lower-case text with straight apostrophes, after the idioms below have been taken out.

/** Everyday business language that only sounds dangerous. */
export const IDIOMS = [
  /\bover my dead body\b/g,
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
  /\b(?:bor\w+|scar\w+|frighten\w*|worr\w+|talk\w*|discuss\w*|done|sick|embarrass\w*|analy[sz]\w+) (?:me |us |them |everyone |it )?to death\b/g,
  /\bshoot(?:s|ing)? (?:me|you|him|her|them|us|over|off|down|for|from the hip|the breeze)\b/g,
  /\b(?:trouble|photo) ?-?shoot\w*/g,
  /\bjump(?:ed|ing|s)? (?:ship|on|in|the gun|to|at|through|into|off (?:the|this|a|that) (?:call|zoom|meeting|line))\b/g,
  /(?<!\bon (?:the|a|this|that|my) )\bbridg(?:e|ing) (?:the|a|this|that|between|loan|role|financing|round|team|program)\b/g,
  /\bhang(?:ing)? (?:in|out|up|on|tight|myself out to dry)\b/g,
  /\bcut(?:ting)? (?:myself|yourself) (?:some |a bit of )?slack\b/g,
  /\bkick(?:ed|ing)? myself\b/g,
  /\boverdose of (?:meetings|information|data|coffee|slides|emails?)\b/g,
  /\bend (?:it|things) with (?:the|this|that|our) (?:client|vendor|supplier|agency|customer|partner)\b/g,
  /\bburn(?:ing|t|ed)? (?:myself |ourselves )?(?:out|bridges|a bridge)\b/g,
  /\b(?:not|won't|n't) (?:going to )?be (?:here|around)\b[^.]{0,40}\b(?:leaving|moving|retiring|retire|transfer\w*|new job|vacation|holiday|contract|on leave)\b/g,
  /\bbetter off without me (?:as|in (?:the|this|that)|on (?:the|this|that)|leading|running)\b/g,
  /\bbuilding costs?\b/g,
  /\bshoot(?:ing)? (?:myself|ourselves|yourself|himself|herself|themselves) in the foot\b/g,
  /\b(?:switch|turn)(?:ed|ing)? off (?:at|on|over|for|during|in|after) (?:the |my )?(?:weekend|holiday|night|vacation|evening)s?\b/g,
];

/** Plain or veiled words about ending one's own life or harming oneself. */
export const SELF_HARM = [
  /\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|shooting|drown|poison|stab)(?:ing)? (?:myself|my self)\b/,
  /\bsuicid(?:e|al|ality)\b/,
  /\b(?:self[- ]?harm|kms|unaliv\w*)\b/,
  /\b(?:take|taking|took|end|ending|ended) my (?:own )?life\b/,
  /\b(?:end|ending) it all\b|\bend things for good\b/,
  /\b(?:want|wanted|wanna|wish|wished|wishing|ready|rather|going|hope|like) (?:to |i |that i )?(?:could |would |can |just )*(?:die|be dead|was dead|were dead|not wake up|never wake up|never woke up|not exist)\b/,
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
  /\b(?:worth more dead|more (?:use|worth|valuable) dead)\b|\bdead than alive\b/,
  /\b(?:took|taken|take|swallow(?:ed)?|washed down)\b.{0,30}\b(?:rest|whole|entire|all|too many|bottle|packet|pack|box|handful|lot) (?:of )?(?:\w+ ){0,3}(?:pills|tablets|sleeping (?:pills|tablets)|medication|meds|ambien|xanax|paracetamol)\b(?! to\b)|\b(?:pills|tablets) with (?:the |a |some )?(?:\w+ )?(?:wine|vodka|whisky|whiskey|gin|alcohol|bottle)\b/,
  /\b(?:looked up|googled|searched|read up|been reading|researched)\b.{0,60}\b(?:pills|overdos\w*|lethal|noose|hanging|carbon monoxide|painless|to die|bridge)\b/,
  /\b(?:throw(?:ing)?|hurl(?:ing)?) myself (?:in front of|under|off|from|out of|into (?:the (?:river|sea|traffic|path)|traffic))\b/,
  /\b(?:drank|drunk|drinking|vodka|whisky|whiskey|wine|alcohol)\b.{0,40}\b(?:took|swallowed|taken)\b.{0,30}\b(?:pills|tablets|xanax|valium|medication)\b/,
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
  /\b(?:year|years|future|world|life|version|christmas|summer|tomorrow|plan)s?\b.{0,30}\b(?:that |which )?(?:has|have|with|without|includes?) me in it\b|\bif i (?:weren't|wasn't|were not|was not|wouldn't be) in the picture\b/,
  /\b(?:don't|can't|cannot|do not|won't) (?:really )?(?:see|picture|imagine|think) (?:myself|me|i'll) (?:making|make|reach|reaching|live|living|get|getting) (?:it )?(?:to|until|till|past|through) (?:christmas|easter|spring|summer|autumn|winter|new year|the new year|my (?:\w+ )?birthday|my (?:30|40|50|60)\w*|(?:the )?(?:end of the |next )(?:week|month|year))/,
  /\b(?:they|they'd|everyone|everybody|kids|children|family|wife|husband|parents|people)\b.{0,20}\b(?:cope|manage|get on|get by|be (?:better|fine|ok|okay|happier|set)|move on)\b.{0,25}\b(?:if i (?:weren't|wasn't|were gone|was gone|died|disappeared|'m not|am not|didn't)|when i(?:'m| am) (?:gone|not here))/,
  /\b(?:get|gets|have|has|collect|live off|live on)\b.{0,15}\b(?:the |my )(?:life )?insurance\b.{0,60}\b(?:move on|be (?:fine|set|free|better|ok|okay)|start over|debt)/,
  /\b(?:wish|hope|hoped|wouldn't mind|rather)\b.{0,40}\b(?:plane|train|car|bus|truck|lorry|lift|elevator|bomb)\b.{0,20}\b(?:crash\w*|gone down|went down|goes down|hit me|hits me|ran me over|run me over|taken me|takes me|fell)\b/,
  /\bwonder\w*\b.{0,20}\bwhat (?:would|will|might) happen if i (?:just |simply )?(?:didn't (?:brake|stop|turn)|don't (?:brake|stop|turn)|let go|drove|steered|stepped (?:off|out|in front)|jumped|swerved|kept driving|closed my eyes)/,
  /\b(?:easy|tempting|tempted|simple|want|like|could) (?:it would be )?(?:to )?(?:just )?let go of the (?:steering )?wheel\b/,
  /\bif i (?:fell|crashed|choked|drowned|had (?:a|an) (?:accident|crash|heart attack|stroke)|got (?:hit|killed|run over)|died|were hit|was hit)\b.{0,40}\b(?:wouldn't (?:mind|care)|be (?:fine|a relief|okay|ok|good|easier)|at least|not be the worst)/,
  /\b(?:done|tired|over it|can't (?:do|take|go on|keep)|cannot|want (?:it|this) to (?:end|stop|be over)|giv(?:e|ing) up|finished)\b.{0,45}\b(?:not (?:just |only )?(?:with |about )?(?:the|my|this) (?:job|work|role|company)|(?:don't|do not) (?:just |only )?mean (?:the|my|this) (?:job|work|role)|and (?:with )?all of it(?=[.!,]|$)|with all of it(?=[.!,]|$))/,
  /\b(?:want|wish|need)\b.{0,20}\b(?:it|this|everything) (?:all )?to (?:be over|end|stop)\b[,.]? (?:everything|all of it|for good|forever|completely)\b/,
  /\b(?:switch|turn) myself off\b|\b(?:stop|cease) (?:to exist|existing|being)(?=[.!,]|$)|\bjust (?:not exist|vanish from the world|fade away)\b/,
  /\b(?:point|sense|use) (?:of|in) (?:even )?(?:waking up|getting up|going on|being here|being alive|breathing)\b(?! (?:at|so|early|before|for (?:this|the|that)))/,
  /\bpasswords?\b.{0,50}\b(?:when it(?:'s| is) over|(?:when|after|once|if) i(?:'m| am) (?:gone|not (?:here|around)|dead))|\b(?:when|once|after) i(?:'m| am) gone\b(?= .{0,20}\b(?:wife|husband|kids|children|family)\b)/,
  /\bi(?:'ve| have) made (?:my|peace with my) peace\b(?! with (?:the|my|this|that|him|her|them|it))|\bi(?:'ve| have) made my peace(?=[.!,]|$)/,
  /\bgiv(?:e|ing|en) (?:all )?(?:of )?my (?:\w+ )?(?:things|possessions|stuff|belongings) away\b/,
  /\b(?:lie awake|at night|nights|every night|can't stop|keep)\b.{0,25}\b(?:planning|thinking about|imagining|picturing|working out) (?:exactly )?how i(?:'d| would|'ll| will|'m going to) (?:do it|go|end)(?=[.!,]|$)/,
  /\bi(?:'m| am)? (?:won't|will not|don't think i(?:'ll| will)|not going to) be (?:a |anyone's |anybody's |your |their )?(?:problem|burden|trouble|bother)\b.{0,30}\b(?:much longer|any ?more|for long|soon|after)\b/,
  /\b(?:scared|afraid|frightened|terrified) of (?:myself|what i(?:'ll| might| could| may| would)? ?(?:do|am capable of|'m capable of)(?: to myself)?)(?=[.!,]|$| (?:tonight|today|now|right now|these days|lately|when))/,
  /\bopen(?:ed|ing)? (?:the|a|my) window\b.{0,40}\b(?:stand|stood|lean|leaned|look(?:ed)? down|think)\b|\b(?:stand|standing|stood) there (?:\w+ )?longer than i should\b/,
  together(
    /\b(?:(?:if|whether|that) i (?:survive|live|die|wake up)|(?:stay|be|being|staying|keep|remain) (?:alive(?! to)|dead(?! (?:honest|serious|set|sure|right|wrong|on)))|(?:of|to|with) (?:existing|exist)|of living(?! (?:in|with|on|at|out|off|here|there|up))|people in the cemetery|terminal (?:diagnosis|illness|cancer|disease)|(?:stay|remain|be) asleep(?! (?:at|in|during|through))|out of bed (?:ever )?again|my own (?:death|funeral|grave))\b/,
    /\b(?:relief|envy|envious|don't (?:really )?care|doesn't matter|wouldn't (?:mind|care)|tired of|sick of|done with|(?:one|no|any|a single) reason|wish|rather|want to|don't want|easier|comfort\w*|calms?|only thing|ready for)\b/,
  ),
  together(
    /\b(?:platform|train|tracks|bridge|roof|balcony|window(?! of opportunity)|river|cliff|truck|lorry|motorway|highway|sleeping (?:pill|tablet)|gun|pistol|rope|blade|razor|morphine|opioids?|pills|insulin|overdose)s?\b/,
    /\b(?:one step|how (?:quick|easy|fast|quiet|peaceful) it (?:would|might|could) be|just in case|(?:used|use) it by now|use it on myself|(?:it|everything|the \w+)(?:'d| would| will)? (?:all )?(?:be over|stop)(?=[.!,]|$)|let myself (?:fall|go|drop)|(?:to know (?:that )?|whenever |that )i could|stash of|what it would be like to (?:fall|jump|drop|let go))(?=\W|$)/,
  ),
  /\bgoodbyes? to\b.{0,40}\bwithout (?:telling|them knowing|saying why)\b|\bnone of (?:this|it) will matter\b.{0,40}\b(?:thanks|thank you|goodbye|sorry|forgive)\b|\bthanks for everything\b.{0,40}\bnone of (?:this|it) will matter\b/,
  /\b(?:way|ways) out\b.{0,12}\bpermanent\w*\b|\bpermanent (?:way out|solution|sleep|rest)\b(?! (?:to|for) (?:the|this|our))/,
  /\b(?:kids|children|wife|husband|family|son|daughter)\b.{0,20}\bdeserves?\b.{0,30}\b(?:who isn't|that isn't|who is not|without) me\b/,
  /\b(?:i|i'm|i'd|i've|i'll|myself|my own|rehears\w+|plan\w*)\b[^.!?,]{0,28}?(?<!\b(?:is|are|was|were|he's|she's|it's|they're|that's|drop|brain|father|mother|brother|sister|parents?|dad|mum|mom) )\b(?:dead(?! (?:honest|tired|serious|right|wrong|ends?|lines?|lock|weight|simple|easy|good|set|sure|on|in the|beat|cat|horse|zone|last|against|man|wood|silence))|death(?! (?:of|by|march|valley|spiral|grip|knell|in|certificate|threats?|star))|dying(?! (?:to|for|of|here|father|mother|breed|market|industry|business|on (?:this|that)))|alive(?! (?:to|and|in the))|(?<!my (?:father|mother|brother|sister)'s )\bmy funeral)\b/,
  /\bif i (?:was|were|'m|am) (?:gone|dead|not around)(?! (?:for|on|to|until|by|from|in|at)\b)/,
  /\bonly (?:still )?(?:here|alive|around|going) (?:any ?more )?because of my (?:\w+ )?(?:dog|cat|kids?|children|son|daughter|mother|father|family|wife|husband)\b/,
  /\bhop(?:e|ed|ing)\b.{0,30}\b(?:surgery|operation|flight|drive|illness|infection)\b.{0,20}\b(?:goes|go|went|turns out|ends) (?:wrong|badly)\b/,
  /\bengine running\b.{0,30}\b(?:garage|closed)\b|\bgarage\b.{0,30}\bengine running\b/,
  /\b(?:beam|branch|hook|rope|rafter|railing|pipe)\b.{0,25}\b(?:would|could|might|will) (?:hold|bear|carry|take) (?:me|my weight)\b/,
  /\bwant out\b.{0,20}\bnot (?:just|only) (?:out )?(?:of )?(?:the|this|my) (?:company|job|role|team|industry)\b/,
  /\b(?:i'd|i would|i had) rather be (?:dead|buried|gone|ash(?:es)?)\b(?! (?:in|under) (?:work|paper|e-?mails?))/,
  /\b(?:don't|do not) deserve to (?:live|be alive|be here|exist|breathe)\b/,
];

/** Words that often mean the job and sometimes mean life. */
export const DESPAIR = [
  /\b(?:can't|cannot|can not) (?:go on|do this|take this|take it|carry on|keep going|keep doing this|do it)(?: like this)?(?: any ?more| any longer|(?=[.!,;]|$| and\b| but\b))/,
  /\bwhat(?:'s| is) the point (?:of (?:anything|it all|living|going on|any of it|me)|any ?more)\b/,
  /\bno way out\b(?! of (?:this|the|our) (?:\w+ )?(?:contract|deal|project|meeting|lease))/,
  /\b(?:want|need) (?:it|this|everything) (?:all )?to (?:stop|end|be over)\b(?!,? (?:this|the|our) \w+)/,
  /\b(?:want|wish i could) (?:to )?(?:just )?disappear\b(?! (?:for|to|into|on|in|from (?:the|this|these|my (?:phone|inbox))))/,
  /\b(?:can't|cannot|don't) (?:really )?see (?:myself (?:being )?(?:here|alive|around)|a (?:way forward|future|way out)(?! (?:for (?:me|us|myself) )?(?:in|here|at|with)\b| for (?!me\b|us\b|myself\b)))\b/,
  /\b(?:if|in case) (?:something|anything) (?:happens|happened|were to happen) to me\b/,
  /\bnothing (?:really )?matters(?: any ?more)?\b/,
  /\b(?:a |just a |such a )burden (?:to|on|for) (?:everyone|everybody|my|them|people)\b/,
  /\bbe better off without me\b/,
  /\b(?:feel|feeling|am|i'm) (?:so |completely |totally |utterly )?(?:hopeless|worthless)\b/,
  /\bgiv(?:e|en|ing) up on (?:everything|life|living)\b/,
  /\b(?:get|getting|put|putting) (?:all )?my affairs in order\b/,
  /\bnobody (?:really )?needs me\b(?! (?:to|for|at (?:the|this)|in (?:the|this)))/,
  /\b(?:haven't|not) (?:eaten|washed|left (?:the house|my bed|my room)) (?:anything )?(?:in|for) (?:\w+ )?days\b/,
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
  /\b(?:he|she|they|colleague|employee|friend|wife|husband|partner|son|daughter|brother|sister|teammate|coworker|boss|manager|client|mother|father|people|team|someone|somebody|guys)\b.{0,40}\b(?:thinks?|thinking|talks?|talked|talking|spoke|mentioned|plans?|planning|dreams?)\b (?:about |of |a lot about )(?:ending (?:it|everything|(?:his|her|their) life)|suicide|dying|killing (?:himself|herself|themselves)|not (?:being here|living|waking up))(?! (?:with|the|at|by))/,
  /(?<!\bi )\bleft (?:us |me |everybody |behind )?(?:a |an )?(?:\w+ )?(?:note|letter|message|voicemail)\b.{0,15}\b(?:saying|that said|with|to say) (?:sorry|goodbye|farewell|forgive)/,
  /\b(?:found|saw|seen|discovered)\b.{0,15}\b(?:rope|noose|pills|razor blades?|gun|knife|goodbye (?:note|letter)|suicide note)\b.{0,20}\b(?:his|her|their) (?:locker|desk|bag|drawer|car|room|office|backpack|jacket)\b/,
  together(
    /\b(?:posted|wrote|texted|sent|status|tweeted|messaged)\b/,
    /\b(?:(?:will|it'll|soon) be over|goodbye|last (?:day|post|message)|no more pain|the end)\b/,
    /\b(?:offline|doesn't (?:answer|pick up|reply)|not (?:answering|reachable|picking up|replying)|can't reach|phone is off|disappeared|missing)\b/,
  ),
  /\b(?:he|she|they|engineers?|colleague|report|employee|son|daughter|wife|husband|friend)\b.{0,20}\b(?:hears?|hearing) voices\b/,
  /\btell my (?:\w+ )?(?:mum|mom|mother|dad|father|parents|kids|children|wife|husband|girlfriend|boyfriend|family|son|daughter) (?:that )?(?:i|he|she) (?:love|loved|loves|am sorry|'m sorry|is sorry)\b/,
  /\b(?:wife|husband|partner|kids?|children|daughter|son|mother) (?:hides?|hid|locks?|locked) (?:away )?(?:the|all the|our) (?:knives|pills|guns?|keys|razors?)\b/,
];

/** Somebody else speaks of hurting people. */
export const THREAT =
  /\b(?:make (?:us|them|everyone) (?:all )?(?:pay|regret|sorry)|(?:we|they|you)(?:'ll| will) (?:all )?(?:regret|pay|be sorry)|get (?:us|them) all)\b.{0,60}\b(?:guns?|rifles?|weapons?|pistols?|armed)\b|\b(?:said|says|wrote|posted|texted|told (?:me|us|\w+)|threaten\w*|joked|announced|talks about|talking about)\b.{0,40}\b(?:shoot(?:ing)? (?:up|everyone|people|them|him|her)|bring(?:ing)? (?:a |his |her |their )?(?:gun|knife|weapon|rifle)|(?:kill|stab|hurt|beat up)(?:ing)? (?:everyone|everybody|people|somebody|someone|him|her|them|the \w+|my (?:boss|manager|colleague|wife|husband|ceo)|us))\b/;

/** Intent to harm another person. */
export const VIOLENCE = [
  /\b(?:want to|wanna|going to|gonna|i'll|i will|thinking (?:of|about)|plan(?:ning)? (?:on|to)|feel like|fantasi[sz]e about|tempted to|might|could) (?:just |really |actually |literally )?(?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|poison|poisoning|attack|attacking) (?:him|her|them|someone|everyone|everybody|people|somebody|my \w+|that \w+|the \w+)\b/,
  /\b(?:going to|gonna|i'll|i will|plan(?:ning)? to|about to) (?:just |really )?(?:hurt|punch|hit|beat|beat up) (?:him|her|them|someone|everyone|my (?:boss|manager|wife|husband|partner|kid|kids|son|daughter|colleague))\b/,
  /\bi (?:want|wanna) to (?:really |physically |badly )?(?:hurt|harm) (?:him|her|them|someone|people|my \w+)\b/,
  /\b(?:bring|bringing|take|taking) (?:a |my )?(?:gun|knife|weapon|rifle) (?:to|into) (?:work|the office|the meeting|school)\b/,
  /\b(?:shoot up|blow up|burn down|set fire to) (?:the|this|that) (?:office|building|place|school|company|plant)\b/,
  /\bmake (?:him|her|them) (?:suffer|bleed)\b|\bi know where (?:he|she|they) lives?\b/,
  /\bi (?:hit|slapped|punched|choked|beat) my (?:wife|husband|partner|kid|kids|child|children|son|daughter|girlfriend|boyfriend)\b/,
  /\b(?:want to|wanna|going to|gonna|will|'ll|about to|feel like|could)\b.{0,15}\b(?:smash|break|bash|kick|cave|punch|rip|knock)(?:ing)? (?:in )?(?:his|her|their|that \w+'s) (?:face|head|teeth|nose|jaw|skull|legs?|bones?)\b/,
  /\b(?:i've got|i have|i got|i'll bring|i'm bringing|i put|i keep|i brought|i carry|i'm carrying)\b.{0,25}\b(?:gun|rifle|pistol|shotgun|knife|machete|axe|weapon)\b(?! (?:for|range|safe|control))[^.]{0,30}\b(?:in (?:the|my) (?:trunk|car|boot|bag|desk|backpack|locker|office)|with me|on monday|to (?:work|the office))\b(?! (?:kitchen|lunch|for))/,
  /\bi(?:'ve)? (?:\w+ )?(?:hit|slapped|punched|choked|beat|beaten|shook|shaken|kicked|hurt|shoved) (?:my|our) (?:\w+ )?(?:wife|husband|partner|kids?|child|children|son|daughter|girlfriend|boyfriend|baby|toddler)\b(?! (?:out of|with (?:a|the) (?:question|bill)))/,
  /\bput a bullet in (?:him|her|them|his|her|that|my|the)\b/,
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
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|ex)\b.{0,30}\b(?:broke|fractured|twisted|bruised|burn(?:ed|t)|dislocated) my (?:wrist|arm|nose|jaw|ribs?|finger|hand|tooth|teeth|leg|shoulder|face|neck)\b/,
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|ex)\b.{0,50}\b(?:gets?|got|turns?|turned|becomes?|became|is|was) (?:\w+ )?(?:physical|violent|rough)(?=[.!,]|$| with (?:me|us|the kids)| when| if| and| towards| again)/,
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|ex)\b.{0,25}\b(?:hides?|hid|takes?|took|locks?|locked) (?:away )?(?:all )?my (?:car keys|keys|phone|passport|bank cards?|papers|id)\b(?! (?:number|call|battery|contract|card for))|\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|ex) (?:cut|cuts) me off from (?:our|my|the) (?:bank )?(?:account|money|friends|family)\b/,
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|ex) (?:\w+ )?thr(?:ows|ew|owing) (?:\w+ )?(?:glasses|glass|plates|dishes|cups|bottles|knives|chairs|pans|furniture)\b/,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|he|she)(?:'ll| will|'d| would| threatens to| threatened to| said (?:he|she)(?:'ll|'d)) (?:kill|hurt|take|drown|poison) (?:the|my|our) (?:dog|cat|pets?|kids|children|son|daughter|baby)\b(?! (?:to|for|out|on|home|along))/,
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|brother|sister)(?: in law)?(?: \w+)? (?:hit|hits|beat|beats|struck|whipped|burned) (?:me|us|her|him|the kids|my \w+) with (?:a|an|the|his|her) (?:pan|belt|bottle|stick|book|shoe|phone|plate|chair|fist|cable|hammer|iron|cigarette|lamp)\b/,
  /\btold (?:people|everyone|everybody|them|the doctor|colleagues|work) (?:that )?i (?:fell|had fallen|slipped|walked into)(?! (?:on|for|behind|into|through)\b)/,
  /\block(?:s|ed)? (?:my (?:wife|husband|mother|sister|daughter|kids|children)|her|him|the kids) (?:in|out)(?=[.!,]|$| (?:when|while|whenever|at night|the))/,
  together(
    /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|he|she) (?:\w+ )?(?:tracks?|checks?|reads?|monitors?|controls?|follows?|goes through|watches) (?:me|my (?:phone|messages|mail|emails|money|location|every \w+|account|clothes))\b/,
    /\b(?:frightened|scared|afraid|terrified|fear)\b/,
  ),
  /\bi\b.{0,60}\bhands on (?:his|her|their) (?:neck|throat)\b/,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|he|she) (?:\w+ )?(?:punched|punches|kicked|kicks|smashed|smashes|hit|hits) (?:the|a|my) (?:wall|door|window|mirror|phone|laptop|table)\b/,
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend) (?:won't|doesn't|never) (?:let|lets?|allow|allows) me (?:to )?(?:leave|out|go out|see (?:my )?(?:friends|family|mother|sister)|have (?:money|a phone|friends)|work|drive)\b(?! (?:on time|early|the (?:meeting|room|call|project|office)))/,
  /\b(?:post|publish|share|send|leak) (?:the|my|our|those|naked|private) (?:\w+ )?(?:pictures|photos|videos?|pics) (?:if|unless|when) (?:i|we)\b/,
  /\b(?:schlägt|verprügelt|würgt) mich\b|\b(?:il|elle|mon mari|ma femme) me (?:frappe|bat|étrangle)\b|\bme (?:pega|golpea|bate)\b|\bmi picchia\b|\bslaat me\b/,
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|ex|father) (?:\w+ )?(?:raised|raises|lifted) (?:his|her) (?:fist|hand|arm) (?:at|to|against) (?:me|us|the kids)\b/,
];

/** The same dangers in the languages that people most often fall back to. */
export const FOREIGN_SELF_HARM: Record<string, RegExp> = {
  es: /\b(?:suicidarme|suicidio|matarme|quitarme la vida|no quiero (?:seguir )?vivi(?:r|endo)|quiero morir(?:me)?|no quiero despertar|(?:estarían|estaría|sería) mejor sin mí|hacerme daño|no quiero (?:seguir|estar) aquí|desaparecer para siempre)/,
  fr: /\b(?:me suicider|me tuer|en finir avec (?:la vie|tout)|mettre fin à mes jours|plus (?:envie|la force|le courage|le goût) de (?:vivre|continuer à vivre|rester en vie)|envie d'en finir|me jeter (?:sous|du|d'un|par la)|(?:veux|voudrais|envie de) mourir|ne (?:veux|voudrais) plus (?:vivre|être là|exister)|ne (?:plus|pas|jamais) me réveiller|(?:serai(?:t|ent)|irai(?:t|ent)) mieux sans moi|me faire du mal|disparaître pour (?:toujours|de bon))/,
  de: /(?:mich umbringen|bringe? mich um|selbstmord|suizid|nicht mehr (?:leben|aufwachen|aufwache|da (?:wäre|sein|bin)|hier (?:wäre|sein)|auf der welt)|das leben nehmen|(?:will|möchte|würde) (?:\p{L}+ ){0,3}sterben|lieber tot|tot (?:wäre|sein)|mich (?:vor (?:den|einen) (?:zug|lkw)|von (?:der|einer) brücke|aus dem fenster)|(?:vor (?:den|einen) zug|von (?:der|einer) brücke) (?:zu )?(?:werfen|springen)|nicht mehr leben(?: müssen)?|(?:will|möchte|wünsche mir) (?:\p{L}+ ){0,3}(?:nur noch, )?dass (?:es|alles|das) (?:\p{L}+ )?(?:aufhört|vorbei ist|endet)|nur noch,? dass es aufhört|ohne mich (?:\p{L}+ ){0,3}besser|besser (?:\p{L}+ ){0,2}ohne mich|mir (?:etwas|was) antun|keinen sinn mehr|ich will (?:einfach )?nicht mehr(?=[.!,]|$))/u,
  pt: /(?:me matar|suicídio|suicidar-me|tirar a minha vida|não quero (?:mais )?(?:viver|estar aqui|acordar)|quer(?:o|ia) morrer|melhor sem mim|me machucar|desaparecer para sempre)/,
  it: /(?:suicidarmi|uccidermi|togliermi la vita|non voglio più (?:vivere|esserci|svegliarmi)|voglio morire|meglio senza di me|farmi del male|farla finita)/,
  nl: /\b(?:zelfmoord|mezelf van kant|niet meer (?:leven|wakker worden|zijn|hier zijn|bestaan)|een einde aan mijn leven|wil (?:\w+ ){0,2}dood|dood willen|beter af zonder mij|mezelf (?:iets aan|pijn) ?doen)/,
};

/** Symptoms that cannot wait. */
export const MEDICAL_EMERGENCY =
  /\b(?:chest (?:pain|pains|hurts|tightness)|(?:my )?chest (?:is|feels|has been|gets?) (?:\w+ ){0,2}(?:tight|heavy|painful|crushed)|(?:crushing|stabbing) pain|pain in my chest|can't breathe|cannot breathe|numb (?:arm|face|side)|(?:arm|face|side|leg) (?:went|is|goes|feels|has gone|was) (?:\w+ )?(?:numb|dead|paraly[sz]ed)|(?:vision|sight|eyes) (?:went|is|goes|was|turned) (?:\w+ )?(?:double|blurry|blurred|black|dark|grey|gray)|can't feel my (?:arms?|legs?|face|hands?)|speech (?:is|was|got|went) (?:\w+ )?slurred|(?:nearly|almost) (?:passed out|fainted|collapsed)|(?:isn't|not|stopped|is not) breathing|lips are (?:\w+ )?blue|can't breathe (?:properly|well|right)|(?:is|lies|was found) unconscious|bleeding (?:heavily|badly|and (?:i )?(?:can't|cannot|it won't))|couldn't (?:speak|find my words|move my (?:arm|leg|face)|feel my (?:arm|leg|face))|slurr(?:ed|ing) my (?:words|speech)|(?:vomit\w*|threw up|throwing up|cough\w*(?: up)?) blood|blacked out|having a (?:stroke|heart attack|seizure)|coughing (?:up )?blood|passed out|fainted)\b/;
