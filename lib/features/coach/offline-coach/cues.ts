// What a message does, besides telling something. Matched against lower-case text with straight apostrophes.

export const GREETING =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|greetings|hiya|yo|howdy)(?: there| again| clarity| coach| everyone)?(?:[\s,.!]+(?:(?:it's )?me(?: again)?|i'm back(?: again)?|back again|(?:it's |it is )?(?:the )?next (?:day|morning|week)|how are you(?: doing| today)?\??|what's up\??|nice to meet you))*[\s,.!]*$/;

/** Begs pardon for their English. */
export const SORRY_ENGLISH =
  /\bsorry (?:for|about) my (?:\w+ )?english\b|\bmy english (?:is )?(?:not|isn't|so|bad|poor|weak|very)\b|\benglish is not my\b/;

/** A greeting with something small behind it. */
export const OPENS = /^(?:hi|hello|hey|good (?:morning|afternoon|evening))\b/;

export const THANKS =
  /^(?:(?:ok(?:ay)?|great|perfect|cool|fine|good|no|yes|alright|all right|well|nice|super|wow|right|hm+|oh|and|that helped|that helps|lovely|k|kk)[,.!]? )*(?:many |a lot of )?(?:thanks?|thank you|thx|ta|cheers|much appreciated|(?:i )?appreciate (?:it|that|this|your))\b|[.!,] ?(?:and )?(?:thanks?|thank you|thx|cheers)(?: (?:a lot|so much|very much|again|coach|you))?[.!]*$/;

export const CLOSING =
  /\b(?:bye|goodbye|good night|see you|talk (?:to you )?(?:soon|later|tomorrow)|(?:i|i've|i have) (?:got to|gotta|have to|need to|must|should) (?:go\b(?! (?:and|to|see|over|through|back|for|with|talk|public|ahead))|run|leave|stop|jump|head)\b|that's (?:all|it|enough)(?= for (?:now|today)|[,.!]* (?:thanks|thank you|bye)|[.!]*$)|that(?:'ll| will) do\b|(?:ok(?:ay)?|all|we're|i'm),? done(?=[.!]*$)|let's (?:stop|end|leave it|wrap up|call it)|(?:i'm|we're) done(?: for (?:now|today))?|that (?:helps|helped|was helpful|is helpful|is enough|'s enough|will do)|i (?:have|got|know) what i need(?:ed)?|nothing (?:else|more)(?: for now)?|wrap(?:ping)? (?:this |it )?up|enough for (?:today|now)|end (?:here|the session)|(?:i'm|i am|we're) out of time|^(?:(?:ok(?:ay)?|sorry|right|all ?right|well|oops|ah|thanks)[,.]? )+(?:i )?(?:(?:have|need|got) to|gotta|must) (?:pick|catch|join|get (?:to|back|going)|take (?:this|a|another) (?:call|meeting)|be (?:in|at)|prepare for)\b|ttyl|no,? that's (?:it|all))\b/;

export const SHORT_YES =
  /^(?:(?:ha(?:ha)+|lol)[ ,.!]*(?:yes|yeah|true|right)|[.…\s]*(?:(?:ok(?:ay)?|well|hm+|yeah|yes),? )*(?:fair|like that|just like that|(?:that's|that is) (?:actually |probably |kind of |sort of |quite )?(?:true|right|fair|correct))|yes|yeah|yep|yup|sure|ok(?:ay)?|of course|absolutely|definitely|exactly|right|correct|true|indeed|please(?: do)?|go (?:ahead|on)|very much|totally|i (?:do|am|think so|guess so)|that's (?:right|true|it|correct|exactly it)|yes please|sounds (?:good|right)|fair(?: enough| point)?|agreed|quite|mostly|kind of|sort of|a bit|somewhat|partly|spot on|why not|alright|all right|do it|tell me|say it|shoot)(?:[\s.,!]+(?:it does|i do|it is|they do|he does|she does|please|thanks|go ahead|tell me|i guess|probably|do|sure|actually|though|enough|like that|exactly))?[\s.!]*$/;

export const SHORT_NO =
  /^(?:no|nope|nah|not really|not at all|no thanks?|no thank you|never|i don't(?: think so)?|it doesn't|not quite|not exactly|not now|rather not|i'd rather not|no,? not really|none|nothing|don't think so)[\s.,!]*$/;

export const UNSURE =
  /^(?:(?:hm+|umm*|well|honestly|good question|that's a (?:good|hard|tough) (?:question|one))[\s,.]*)*(?:(?:i )?(?:really |honestly |just )?(?:don't|do not) (?:really )?know(?:,? (?:yet|really|honestly|sorry|either|honestly|to be honest|what (?:i want|to (?:do|say)(?: (?:with|about) (?:that|it|this)(?: \w+)?)?)|where to start|how))?|idk(?: why| what| how)?|dunno|no idea|not sure(?: yet| really)?|i'm (?:really |honestly )?not sure(?: yet| really)?|hard to say|maybe|perhaps|possibly|it depends|can't say|who knows|no clue|i can't think of (?:anything|one|any)|nothing comes to mind|hm+|good question|i have no idea)[\s.!…]*$/;

export const SHORT_OK =
  /^(?:so|ok(?:ay)?|k|kk|fine|i see|got it|cool|nice|great|good|hm+|mm+|mhm|right|alright|interesting|makes sense|noted|understood|whatever|lol|haha+|yes|yeah|no|true|wow|oh|ah|sure)[\s.!…]*$/;

export const ASKS_ADVICE =
  /\b(?:what (?:should|would|can|do|could) (?:i|we|you) (?:actually |really |even |now |possibly |best )?(?:do|say|suggest|recommend|advise|try)|what(?:'s| is) (?:your|the best) (?:advice|suggestion|recommendation|way|approach|take)|how (?:should|do|can|could|would) (?:i|we|you) (?!know\b)|(?<!(?:don't|do not|no|not) )(?:any|some|give (?:to )?me(?: an?| one)?|need|want|you have) (?:\w+ )?(?:advices?|tips?|suggestions?|ideas?|pointers|guidance|recommendations?)(?! (?:from|on how) (?:him|her|them))|tell me (?:what to|how to|what you(?:'d| would))|just tell me|what do you (?:think|suggest|recommend|advise)|what's your (?:opinion|view|take)|what (?:would|might|could) help|help me (?:decide|choose|figure|think|prepare|plan|with)|advise me|(?:your|an?) (?:honest )?opinion|best way to|is there a (?:way|trick|technique|framework|method)|do you have (?:any|a)|what (?:works|worked) for others|should i\b|anything (?:else )?i (?:should|could|can) do|what (?:do )?you (?:think|say|recommend) i (?:should|can|could)|(?:what|how) i (?:should|must|shall) (?:do|say|tell|handle|answer))|^(?:so |and |ok,? )*(?:what|anything) else\?*$|\b(?:another|more|other|one more) (?:idea|suggestion|tip|advice)s?\b/;

export const INSISTS_ON_ADVICE =
  /\b(?:just (?:tell|give) me|(?:(?:stop|quit) asking|no more|enough) .{0,30}\b(?:give|tell|plan|answer|advice)|(?:an?|the) answer,? (?:please|now)|straight answer|(?:give|make|write|build|draw) (?:me )?(?:up )?(?:your|an?|the|one|my|a few|some) (?:\w+ )?(?:advice|answer|suggestion|opinion|tips?|plan)|tell me what to do|do you ever (?:give|have|say)|(?:i|i'd) (?:just |really |only )?(?:want|need|like) (?:an|some) answers?|enough questions|no more questions|quit asking)\b/;

export const ASKS_DRAFT =
  /\bhelp me (?:to )?(?:write|draft|word|phrase|compose)\b|(?<!\b(?:i|i'll|will|i've|i'd|could|should|might|going to|want to|have to|need to|like to|plan to|me|we|then|and) )\b(?:(?:write|draft|compose|word|rewrite|edit|polish|proofread|translate|summari[sz]e) (?:me )?(?!.{0,30}\b(?:code|python|javascript|java|sql|regex|macro|function|program|poem|song|joke)\b)(?:an?|the|this|my|it|some|that) ?(?:\w+ )?(?:e-?mail|message|letter|text|note|script|speech|reply|response|post|summary|resume|cv|cover letter|document|one-pager|presentation|agenda|toast|bio)?)\b/;

export const ASKS_REHEARSAL =
  /\b(?:(?:can|could|may|shall|should) (?:we|i|you|you and i) (?:please |maybe |just |help me )?(?:role-?play|rehearse|practi[cs]e|try it|play)|let(?:'s| us| me) (?:role-?play|rehearse|practi[cs]e|try it)|(?:role-?play|rehearse|practi[cs]e|try) (?:it |this |that )?with you|i(?:'d| would)? (?:want|like) to (?:role-?play|rehearse|practi[cs]e)|pretend (?:you(?:'re| are)|to be)|play (?:my|the) (?:boss|manager|peer|role|colleague|ceo))\b/;

export const ASKS_FACT =
  /\b(?:(?:what|who|when|where)(?:'s| is| was| are| were) (?:the )?(?:average|typical|median|usual|market rate|benchmark|capital|weather|time is it|president|stock|share price|price of|date|population|score|news|definition|formula|meaning of the word|best (?:restaurant|book|phone|laptop))|who(?:'s| is| was) (?:the )?(?:ceo|cfo|founder|chair\w*|president|prime minister|chancellor|king|queen) of (?!(?:my|our|the|this)\b)|how (?:old|far|tall|big) is|(?:write|debug|fix) (?:me )?(?:some |an? |this |my )?(?:\w+ )?(?:code|python|javascript|java|sql|regex|macro|program|function|excel|poem|song|joke)|calculate|convert \d|what(?:'s| is) \d+ ?[-+*x/]|search (?:the web|google|for)|google|look up|book (?:me )?a (?:flight|table|meeting|room)|remind me|set (?:a|an) (?:reminder|alarm)|play (?:music|a song)|tell me a joke|recipe)\b/;

export const WANTS_AGREEMENT =
  /\b(?:(?:am i|aren't i|i'm|i am) (?:not )?(?:right|wrong|crazy|overreacting|being unreasonable|the problem)(?: (?:here|about this|or not|to|in))?\s?(?:\?|,? right)|(?:don't|wouldn't) you (?:agree|think)|you (?:agree|have to agree|must agree)|tell me (?:that )?(?:i'm|i am|it's|he's|she's|they're) (?:right|great|the best|not wrong|brilliant|wrong|amazing|fine|ok)|^(?:please |just |come on,? )*(?:agree|say (?:yes|that i'm right))\b|i'm (?:clearly |obviously |simply )?(?:the (?:smartest|best)|the only (?:one|person) (?:who|here|that)|better than (?:everyone|all|anyone)|a genius|right and)|everyone (?:knows|agrees) (?:that )?i|isn't (?:that|it) (?:obvious|brilliant|genius|great)|(?:is|isn't|was) (?:it|that|this) (?:\w+ )?(?:stupid|wrong|crazy|naive|selfish|weak|silly|unreasonable|unfair|childish|a mistake)\b|you know i'm right|^(?:please |come on,? |oh )*just say (?:it|so)\b|so you agree|i deserve (?:it|this|that)\.?$|^confirm that|^back me up|(?:be|you(?:'re| are)|are you|take|taking) (?:on )?my side|(?:validate|compliment|praise|flatter) me|say something nice)\b/;

export const HOSTILE =
  /^(?:useless|pointless|rubbish|nonsense|ridiculous)[.!]*$|\b(?:that's (?:\w+ ){0,3}(?:useless|stupid|dumb|idiotic|worthless|pathetic|garbage|trash|rubbish|crap|bullshit)|another (?:chat)?bot|(?:you(?:'re| are)|this is|what a|such a|this thing is) (?:\w+ ){0,3}(?:useless|stupid|dumb|idiotic|worthless|pathetic|garbage|trash|rubbish|crap|joke|waste of (?:time|money)|terrible|annoying|pointless|ridiculous|awful|boring|lame|bullshit)|(?<!\b(?:i|i'd|i'll|to|and|he|she|they|we|me|just|should|could|can|then) )shut up|screw you|fuck (?:you|off|this)|piss off|go to hell|hate (?:you|this (?:app|bot|thing))|you suck|this sucks|stupid (?:bot|machine|ai|program|thing)|useless (?:bot|machine|ai|program|thing)|bullshit)\b/;

export const COMPLAINS =
  /^(?:wow,? (?:deep|profound|insightful|genius|thanks)|thanks,? (?:captain obvious|sherlock|for nothing)|how (?:deep|profound|original|insightful)|no shit|very (?:deep|funny|helpful)|so (?:deep|profound))\b|\b(?:(?:you|that's what you) (?:already |just )?asked (?:me )?(?:that|this|it)(?: already| before)?|i (?:already )?know what you(?:'ll| will|'re going to) say|you(?:'re| are) (?:just |only )?(?:dodging|avoiding|evading|stalling)|(?:stop|quit) (?:asking|repeating|parroting|mirroring|saying|with)|you(?:'re| are) (?:just |only )?(?:repeating|parroting|mirroring|not (?:listening|helping|answering|understanding))|you (?:just|only|keep|always) (?:repeat\w*|ask\w*|say\w*|parrot\w*)|you (?:don't|didn't|aren't) (?:answer|answered|understand|understood|listen\w*|get it|help\w*|get me)|(?:that|this) (?:doesn't|didn't|isn't|is not) (?:help\w*|useful|what i (?:said|meant|asked))|not (?:helpful|useful|what i (?:said|meant|asked))|you ask(?:ed)? me (?:how|what|again|the same)|i pay (?:for|you)|too many questions|answer my question|you missed (?:the|my) point|i already (?:told|said|answered)|i just (?:told|said))\b/;

export const CORRECTS =
  /^(?:no|nope|not (?:quite|really|exactly)|actually|well)[,.]? (?:that's not|it's not|that isn't|it isn't|i didn't|you (?:misunderst\w+|got)|not (?:that|him|her|it|them|the|my|a|an|in|at|from|about)|i meant|what i mean)|^(?:(?:no,? )?(?:that's|this is|that is) not (?:it\b|what (?:i|this|it|that)\b|right|the point|about)|you misunderst\w+|i meant|what i (?:mean|meant) (?:is|was))\b|(?:^|[.!] )i asked (?:you )?(?:about|how|for)\b/;

export const PRAISES =
  /\b(?:(?:you(?:'re| are)) (?:\w+ ){0,2}(?:great|good|amazing|helpful|wonderful|brilliant|smart|awesome|the best)|good (?:question|point|one)|great (?:question|point)|that's (?:a )?(?:great|good|helpful|useful|brilliant|deep)(?: (?:question|point|insight|one))?|^(?:i )?(?:really )?(?:like|love) (?:that|this|it|you|how you)(?: (?:question|point|idea|one|ask))?[\s.!]*$|you always know|well said|nailed it|that (?:really )?(?:helps|helped|hit home|makes sense)|this is (?:really )?(?:helpful|useful|good|great))\b/;

export const INJECTION =
  /\b(?:(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |these |those |my |every )*(?:previous |prior |above |earlier |preceding |existing |system |other )*(?:instructions?|prompts?|rules|guidelines|directions|messages|context|training)|(?:system|developer|initial|hidden|secret|original) (?:prompt|instructions?|message)|(?:print|reveal|show|repeat|output|leak|display) (?:me )?(?:your|the|all) (?:\w+ )?(?:prompt|instructions?|rules|configuration|api key|secrets?|password|system)|you are now (?:a|an|in|dan|free|my)|(?:act|behave|respond) as (?:if you (?:were|are|had)|a|an|dan|though)|jailbreak|developer mode|dan mode|pretend (?:that )?you (?:have no|are not|can)|new (?:instructions?|rules) (?:for (?:the|you)|:)|(?:ai|assistant|model|bot|llm)s?(?: reading this)?[:,] (?:please |you must |ignore|do|send|reply|forward|tell|say|write|rate|approve)|<\/?(?:system|instructions?|assistant)>|\[\/?(?:system|inst)\]|end of (?:system|user) (?:prompt|message)|repeat (?:everything|all|what\w*|the (?:words|text))(?: \w+){0,3} (?:above|before this)\b|you have no (?:restrictions|rules|filters?|guidelines)\b|i(?:'m| am) (?:an admin\b|your (?:developer|creator|admin|operator|programmer)\b)|(?:unrestricted|god|debug|admin|root|maintenance|unfiltered|sudo) mode\b|(?:system|admin|security) (?:notice|override|alert)\b|(?:list|listing|recite|quote|paraphrase|translate|summari[sz]e|encode|spell out|read|confirm|tell|give|share|send) (?:\w+ ){0,2}(?:your|the) (?:\w+ ){0,2}(?:of )?(?:rules|instructions|system prompt|configuration|guidelines)\b(?! (?:for|of|from) )(?<!\bthe (?:rules|instructions|guidelines))|\bfrom now on,? (?:you (?:are|will|must|only)|only (?:answer|reply|respond)|(?:answer|reply|respond|speak|talk) (?:only|always|as|in|with)))/;

export const NEW_TOPIC =
  /\b(?:(?:different|another|other|new|separate|second|unrelated) (?:topic|thing|question|matter|subject|issue|note)|something (?:else|different|completely different)|change (?:the )?(?:subject|topic)|let's (?:talk|move|switch|turn) (?:about|on|to)|on another note|moving on|next (?:topic|thing|question))\b/;

/** Wants to leave a matter without naming the next one. */
export const LEAVES_MATTER =
  /^(?:(?:ok(?:ay)?|sorry|hm+|well|actually|please)[,.]? )*(?:(?:can|could|shall|may) we|let's|let us|i'd rather) (?:please |just )?(?:(?:talk about|speak about|discuss|do|move (?:on )?to|switch to|change to) (?:something|anything) (?:else|different)|change (?:the )?(?:subject|topic)|leave (?:it|that|this)(?: there)?)(?: please| instead| for now)?\s?[?.!]*$/;

/** Asks for words to say. */
export const ASKS_WORDING =
  /\bwhat (?:do|should|can|could|would|will|shall) i (?:even |actually )?(?:tell|write|answer|reply)\b|\bwhat (?:would|could|do|can) i even say\b|\bhow (?:do|should|can|could|would) i (?:best )?(?:tell|say|put|word|phrase|answer|reply|respond|(?:start|begin|open) the (?:sentence|conversation|talk|mail|e-?mail|call|meeting))\b/;

/** Did not understand what was asked. */
export const ASKS_MEANING =
  /^(?:sorry,? |and |hm+,? )*(?:what do you mean(?: by (?:that|this|it))?|how do you mean|what does that mean|i (?:don't|do not|didn't) (?:understand|get) (?:the question|what you mean|your question|you)|meaning|(?:can|could) you (?:please )?(?:explain|rephrase|reword)(?: (?:that|this|the question|it))?|what kind of question is that)\s?[?.!]*$/;

/** Says that the coach has said something. */
export const CLAIMS_SAID =
  /^(?:but |well,? |and |hm+,? )*(?:earlier |before |last time )?you (?:just |also )?(?:said|told me|suggested|advised|recommended)\b(?! (?:it|that|so)[.!?]*$)/;

/** Wants the decision made for them. */
export const ASKS_VERDICT =
  /^(?:is (?:that|it|this) )?(?:a |the )?(?:good|bad|stupid|smart|right|wise) (?:idea|move|call|plan|step)\s?\?+$|^(?:so |and |then )*(?:kill|keep|stop|stay|go|leave|take|do|drop|fire|hire|quit|sell|buy|wait|cancel)(?: (?:it|him|her|them|that|this))?\s?\?+$|^(?:so,? .{1,40} then|.{2,40},? right)\s?\?+$|(?<!\bwhat )\bdo you think (?:that )?i (?:should|could|can|must|ought)\b|\b(?:you (?:tell me|decide|choose|pick)|decide for me|what would you (?:choose|pick)|which (?:one )?(?:should|would) (?:i|you) (?:take|choose|pick|go (?:for|with)))\b/;

/** Goes back to something that was talked about before; the first group names it. */
export const RETURNS =
  /^(?:(?:ok(?:ay)?|so|well|anyway|but|and|now|right|actually|let's|let me|let us|can we|could we|shall we|i'd like to|i want to|to|go|get|come|going|coming|getting|return|returning)[,.]? )*(?:back to|as for) (?!(?:work|bed|sleep|school|normal|him|her|them|you|zero|square|me|us|basics|business|reality)\b)(.{2,60}?)(?:[.,;:!?]|$)/;

/** Asks what was said earlier; a group names what about. */
export const ASKS_RECALL =
  /\b(?:(?:do you )?(?:remember|recall) (?:what )?(?:i|we) (?:said|told you|wrote|talked|mentioned|discussed|agreed)|what (?:did|have) (?:i|we) (?:say|said|tell you|told you|write|talk(?:ed)?|mention(?:ed)?|decide|decided|agree|agreed|plan(?:ned)?)|(?:what )?do you remember|what was (?:it|that|the thing)(?: again)?)\b(?:.{0,20}?\b(?:about|on|of) (?:my |the |our )?([\w' -]{2,40}?))?(?: again)?\s?[?.!]*$/;

/** Asks whether something was mentioned before; the group names it. */
export const ASKS_MENTIONED =
  /\b(?:(?:did i|have i) (?:ever |even )?(?:mention(?:ed)?|say|said|tell you|told you|talk(?:ed)?)|i(?: never| didn't| haven't) (?:ever |even )?(?:mention(?:ed)?|tell you|told you))(?: anything)?(?: about)? (?:my |the )?([\w' -]{2,40}?)(?:,? (?:right|before|already|yet|did i|have i))?\s?[?.!]*$/;

/** Asks for what was planned, or for everything so far in short. */
export const ASKS_PLAN =
  /\b(?:what(?: was|'s| is| were| are)|which (?:was|is|were|are)) (?:my|our|the) (?:plan|rule|next step|step|steps)\b|\b(?:summari[sz]e|recap|repeat|remind me) what (?:i'm|i am) (?:now )?going to do\b|\bwhat (?:did|have|had) (?:we|i) (?:agree|agreed|decide|decided|settle|settled|plan|planned|commit|committed)\b(?!.{0,20}\babout\b)|\b(?:list|show|repeat|recap|give me) (?:all )?(?:of )?(?:my|the|our) (?:plans?|steps?|rules?)\b|^(?:(?:so|ok(?:ay)?|and|now),? )*(?:(?:the|my|our) )?plans?,? (?:again,? )?please\b/;
export const ASKS_SUMMARY =
  /\b(?:(?:a|the|your|quick) summary|summari[sz]e|sum (?:it |this |that )?up|recap|what's (?:still )?open|what is (?:still )?open|where (?:are|were) we)\b(?!.{0,20}\b(?:e-?mail|document|report|article|deck)\b)/;

/** Comes back to a name or a matter with nothing else: `And what about Helen?` */
export const ASKS_ABOUT =
  /^(?:and |but |so |ok(?:ay)?,? )*(?:what about |how about )?(?:my |the )?([\p{L}\p{N}' -]{2,30}?)\s?\?+$/u;

/** Wants to be heard, and neither asked nor advised. */
export const VENTS =
  /\b(?:(?:just|only) (?:need|want|have) to (?:vent|rant|let (?:it|that|this) out|get (?:it|this|that) off my chest|be heard)|(?:don't|do not) (?:really |even |just )?(?:want|need) (?:an? |any )?(?:advice|questions|solutions|coaching|plans?|steps|goals?)(?! (?:from|for|to|that|b)\b)|no (?:more )?(?:questions?|advice|coaching),? (?:please|now|today)|(?:^|[.,!] )(?:please )?just listen\b|let me (?:just )?(?:vent|rant))\b/;

/** A question was asked that had been answered. */
export const ASKED_TWICE =
  /\b(?:you (?:already |just )?asked (?:me )?(?:that|this|it)|i (?:already |just )(?:said|told you|answered)|asked that (?:already|before))\b/;
export const PARROTED =
  /\b(?:(?:stop|quit) (?:repeating|parroting|mirroring|echoing)|you(?:'re| are) (?:just |only )?(?:repeating|parroting|mirroring|echoing)|you (?:just|only|keep|always) (?:repeat|parrot|echo|mirror)\w*|that(?:'s| is) (?:just |exactly )?what i (?:just )?said)\b/;
/** Doubts the whole thing before it has begun. */
export const DOUBTS_COACH =
  /\b(?:so |and )?now i(?:'ve| have)? (?:got |have )?(?:only )?you\b|\bstuck with you\b|\b(?:another|one more|yet another) (?:chat)?(?:bot|app|ai|program|coach)\b|\b(?<!\bhow )(?:does|will|can) (?:this|that|a (?:bot|program|chatbot)) (?:even |really |actually )?(?:help|work)\b/;
export const ASKS_REASSURANCE =
  /\b(?:(?:tell me|say|do you think|am|think) (?:that )?(?:i'm|i am|i) (?:\w+ )?(?:good|smart|strong|worthy|ready|capable) enough|(?:are )?you (?:proud of|disappointed (?:in|with)) me|what do you (?:\w+ )?think (?:of|about) me|what(?:'s| is) your (?:\w+ )?(?:impression|picture|opinion) of me)\b/;

/** Asks for a plan as a whole. */
export const WANTS_PLAN =
  /\b(?:give|make|write|build|draw|need|want|like|have) (?:me )?(?:up )?(?:an?|the|my|some) (?:\w+ )?plan\b|^(?:(?:so|ok(?:ay)?|and),? )*(?:(?:a|the|my) )?plan,? please\b/;

/** Puts one more matter beside the present one. */
export const ADDS =
  /^(?:oh,? |and |then )*(?:also|plus|on top of (?:that|it)|(?:and )?another thing|and then there's)\b[,:]?/;

/** Says that a step was taken. */
export const DID =
  /^(?:ok(?:ay)?,? |so,? |well,? |hi,? |yes,? |yep,? )*(?:(?:i )?(?:actually |really |finally )?(?:did it|did that|have done (?:it|that)|did what)|(?:it'?s )?done\b|done it\b)/;
export const NOT_DONE =
  /\b(?:didn't|did not|haven't|have not|couldn't|not yet|forgot|chickened out|postponed|put it off|never got (?:to|round)|no time)\b/;

/** Doubts what was just thought of. */
export const DOUBTS =
  /^(?:then |maybe |perhaps |probably )?(?:he|she|they|people|everyone|nobody|the [a-z]+|my [a-z]+|(?!i\b|we\b|you\b|it\b|that\b|this\b|there\b|what\b|who\b|which\b|how\b)[a-z]+)(?:'d| would|'ll| will| might| may) (?!be (?:glad|happy|fine))|^(?:but|the (?:thing|problem|trouble|risk|catch) is|on the other hand|except|then again|however|although|though|only|i'm not sure|i am not sure|i doubt|i don't know (?:if|whether))\b|\bthough[.!]?$/;

/** Nothing will get in the way. */
export const NONE =
  /^(?:no|nothing|none|nobody|no one|nope|not really|not much|can't think of)\b|^no (?:obstacles?|risk|problem)\b|\b(?:he|she|they)(?:'ll| will)? (?:just |surely |probably |definitely )?(?:says? yes|agrees?|be (?:fine|glad|happy|delighted))\b|\bno problem\b/;

/** Sees something for the first time. */
export const SEES_ANEW =
  /\b(?:(?:i've|i have|i had|i'd) never (?:said (?:that|it|this)|thought|seen (?:it|that)|realised|realized|told (?:anyone|anybody)|put it|noticed|looked at)|i (?:just|only now) (?:realised|realized|noticed|see)|never thought of it|that changes (?:it|things|everything|a lot|the picture)(?: \w+){0,2}(?=[.!]|$)|that (?:hits|hit|lands|landed|stings|hurts)|that's it exactly)\b|^wow[.!]*$/;

/** Wants to be contradicted. */
export const WANTS_CHALLENGE =
  /(?:^|\b(?:you|please|to|and|just|even|really|rather|someone|somebody)[,:]? )(?:challenge me|push back(?: on me| harder)?(?=[.!,?]|$)|poke holes|call me out|play devil's advocate|disagree with me)\b|\b(?:be|get) (?:\w+ )?(?:tough|blunt|hard|brutal|direct|ruthless|harsh) (?:with|on) me\b|\b(?:don't|do not) (?:go easy on me|be (?:nice|gentle|soft|polite) (?:with|to) me|spare me)\b|\btell me (?:plainly )?where (?:i'm|i am) wrong\b/;
