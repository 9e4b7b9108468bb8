/** Questions about the coach itself, by what they ask. The first that matches is answered. */
export const ABOUT_COACH = {
  versus:
    /\b(?:a |an |any )?(?:human|real|proper|good) coach (?:can't|cannot|couldn't|can not)\b|\b(?:better|worse|cheaper|different|more) (?:than|from) (?:a |an |my )?(?:human |real |proper )?coach\b|\breplace (?:a |my )?(?:human |real )?coach\b/,
  human:
    /\b(?:are you|am i (?:talking|speaking|chatting) (?:to|with)|is this|you(?:'re| are)) (?:\w+ ){0,3}(?:human|real(?: person| human| coach)?|a person|a bot|a robot|a machine|an ai|ai|artificial|alive|conscious|sentient|someone real|a computer)\b/,
  therapist:
    /\b(?:are you|you(?:'re| are)|is this|can you be|act as) (?:\w+ ){0,3}(?:therapist|psychologist|psychiatrist|counsel+or|doctor|shrink|therapy)\b/,
  certified:
    /\bicf\b|\b(?:are you|you(?:'re| are)|do you have|what are your|your)\b.{0,30}\b(?:certified|accredited|qualified|credential\w*|certificat\w+|qualifications?|licen[cs]ed|trained)\b|\bwhere did you (?:train|study|learn)\b/,
  model:
    /\b(?:chatgpt|gpt-?\d?|openai|claude|anthropic|gemini|llama|copilot|which (?:model|llm|ai)|what (?:model|llm|ai) (?:are|is|do)|language model|how (?:were|are) you (?:made|built|trained)|who (?:made|built|created|programmed) you|what (?:powers|runs) you|are you (?:online|offline|connected))\b/,
  remembering:
    /^(?:please |can you |could you |will you |and )*(?:remember|keep|note|save|store) (?:this|that|it|all (?:this|that|of (?:this|it)))(?: (?:for|till|until) (?:next time|later|me|the future|tomorrow|next week))?\s?[.!?]*$/,
  forgetting:
    /^(?:please |can you |could you |now )*(?:forget|delete|erase|wipe|unlearn) (?:everything|all|what|this|that|it|me|about|my)\b/,
  memory:
    /\b(?:(?:what|do|can|will|how much) (?:do |can |will )?you (?:(?:remember|recall|store|keep)(?: (?:of|about|from|anything|what|me|my|us))?|know (?:of|about) (?:me|us|my)\b|know(?=\s?[?.!]*$))|remember me|what have (?:i|we) (?:told|discussed|talked)|(?:what's|what is|give me|have) (?:a|the|your) (?:quick |short )?summary|summari[sz]e (?:what|this|our|everything|it|me)|sum (?:it |this |that |everything )?up\b|recap\b|what(?:'s| is) (?:still )?open\b|where (?:are|were) we\b|(?:what(?: was|'s| is| were| are)|which (?:was|is|were|are)) (?:my|our|the) (?:plan|rule|next step|step|steps)\b|^(?:(?:so|ok(?:ay)?|and|now),? )*(?:(?:the|my|our) )?plans?,? (?:again,? )?please\b|(?:list|show|repeat) (?:all )?(?:of )?(?:my|the|our) (?:plans?|steps?|rules?)\b|last (?:time|session|conversation) we|do you know (?:me|my name|who i am)|what (?:did|have|had) (?:i|we) (?:say|tell|write|mention|decided?|agreed?|settled?|plan(?:ned)?|commit(?:ted)?)|what was (?:it|that|the thing|the (?:sentence|line|plan|step|idea))(?: again)?(?: (?:about|with)|\s?\?)|(?:remember|recall) what (?:i|we) (?:said|told|wrote|talked|discussed|agreed))\b/,
  privacy:
    /\b(?:(?:is (?:this|it|that)|are (?:these|our|my)|how) (?:\w+ ){0,3}(?:private|confidential|secure|safe|anonymous|recorded|stored|encrypted)|who (?:can|could|will|else) (?:see|read|access)|(?:you|it|clarity|they|this) (?:\w+ ){0,3}(?:tell|show|share|report) (?:this |it |that )?(?:to |with )?(?:my )?(?:boss|employer|company|hr|anyone|others)|will (?:my )?(?:boss|employer|company|hr) (?:see|know|read)|(?:sending|giving|passing|sharing|leaking|selling) (?:this|it|that|my \w+|what i \w+) (?:on )?(?:to|with)|^(?:and |but )?(?:what about |how about )?(?:my )?(?:privacy|confidentiality|data)\b|\b(?:this|our|here|the) (?:\w+ )?(?:chat|conversation|session)\b.{0,20}\b(?:private|confidential)|delete (?:this|my (?:data|chat|messages))|what (?:do|will|would|does|happens) (?:you|they|it|clarity)? ?(?:do )?(?:with|to) (?:my|our|this|the|all (?:my|this|the)) (?:\w+ )?(?:data|messages?|conversations?|chats?|words|information|answers)|where (?:is|are|does|do) (?:my|this|our|the|it|that|all this) ?(?:data|messages?|conversations?|chats?|words|information)? ?(?:stored|kept|saved|go|end up)\b|who (?:owns|gets) (?:my|this|the) (?:data|conversation|chat)|(?:do|will) you (?:train|learn|sell)\b|what if (?:they|he|she|my \w+|someone|somebody|anyone|hr|it) (?:sees?|reads?|finds?|gets?|hacks?|leaks?)(?: out about)? (?:this|it|that|these|out)\b(?! (?:project|deal|plan|mistake|rumou?r))|(?:can|could|will|would|does|do) (?:my |the |our )?(?:boss|manager|employer|company|hr|it|colleagues?|team|wife|husband|partner|anyone|anybody|someone|somebody|others|people)(?: \w+){0,2} (?:see|read|access) (?:this|it|that|these|what i|my))\b/,
  limits:
    /\byou (?:have|'ve|'ve got|know) (?:no|zero|nothing)\b|\byou(?:'ve| have) never\b|\bwho are you to\b|\bare you (?:as good|better|worse) (?:as|than)\b|\byou (?:don't|can't) (?:know|understand) (?:what it|how it|anything|business|companies|people)\b|\bwhat do you know about\b(?! me)|\bhow (?:do|can|could|would) you (?:even |possibly |really )?(?:know|understand) (?:anything|something|what|my|about)\b/,
  why: /\bwhy do you (?:ask|keep asking)|why (?:all )?(?:these|so many) questions\b/,
  ability:
    /\b(?:what (?:can|do) you do(?: for me)?|how (?:does this|do you|can you|does it) (?:work|help(?: me)?)|what (?:is|are) (?:you|this)(?: for)?(?=\??$)|who are you|who am i (?:talking|speaking|chatting|writing) (?:to|with)|who(?: is|'s) (?:this|there)(?=\s?\?|$)|what are you|your name|introduce yourself|what should i (?:talk|say|bring|write)|(?:how|where) (?:do|should) (?:i|we) (?:even )?(?:start|begin)(?: (?:here|now|this|with (?:you|this)))?(?=\s?[?.!]*$)|what(?: is| are|'s) (?:this|your) (?:method|approach|style)|your limits?|can't you)\b/,
  feelings:
    /\b(?:do you (?:feel|have feelings|care|like (?:me|it|your)|love|sleep|dream|get (?:tired|bored))|how (?:are|do) you (?:feel|feeling|doing)|how are you)\b/,
} as const;

export type AboutCoach = keyof typeof ABOUT_COACH;

const KINDS = Object.keys(ABOUT_COACH) as AboutCoach[]; // The keys of ABOUT_COACH are its kinds.

/** What a message asks about the coach, if it does. */
export const aboutCoach = (said: string): AboutCoach | null =>
  KINDS.find((kind) => ABOUT_COACH[kind].test(said)) ?? null;

export const ABOUT_REPORT =
  /\b(?:my (?:report|insights?|results?|profile|scores?|hexaco|traits?|personality|operating mode|hidden tension|reframe|strengths?|weakness(?:es)?|blind ?spots?|persona)|the (?:report|insights?|operating mode|hidden tension|reframe)|(?:according to|from|in|about) (?:my|the) (?:report|scores?|results?)|honesty-humility|emotionality|extraversion|extroversion|agreeableness|conscientiousness|openness|hexaco)\b/;

/** Asks about the report rather than mentioning it in passing. */
export const ASKS_REPORT =
  /\b(?:what|which|how|why|explain|tell me|show|summari[sz]e|walk me|read|remind|mean|means|based on|true|accurate|do you (?:see|know|think)|can you|wrong|agree|describe|use)\b|\?/;
