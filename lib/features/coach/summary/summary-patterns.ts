export const GOAL =
  /\bi(?:'d| would)? (?:really |just )?(?:want|like|hope|aim|need) to\b|\bmy (?:\w+ ){0,2}(?:goal|aim|priority|ambition)s? (?:is|are)\b/;
// 'My boss, Karen, …', 'Stefan runs product', 'I'm the CFO of …'.
export const PERSON =
  /\b(?:[Mm]y|[Oo]ur) (?:\w+ ){0,2}(?:boss|manager|ceo|cfo|coo|cto|chair\w*|peer|colleague|co-?founder|partner|deputy|report|mentor|founder|investor|client|customer|wife|husband|daughter|son)s?\b[^.]{0,30}?(?:,| is| called| named) [A-Z][a-z]+|^(?!(?:This|That|There|These|Those|Nobody|Everybody|Everyone|Someone|People|What|Who|Where|It|He|She|They|We|You)\b)[A-Z][a-z]{2,14} (?:is|runs|leads|heads|works|reports)\b|\bI(?:'m| am) (?:the|a|an|head of)\b/;
export const DECISION =
  /\bi(?:'ve| have)? decided\b|\bi(?:'ll| will|'m going to| am going to)\b(?! (?:not know|see|think))|\bmy (?:first|next) step\b/;
export const PLAN = /\bIf\b[^.\n]{3,160}, then I\b[^.\n]{2,160}\./g;
