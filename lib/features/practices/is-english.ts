// Words that occur only in English, and function words of the most frequent other languages.
const ENGLISH =
  /\b(?:the|and|is|was|were|are|to|of|that|this|it|he|she|they|we|you|i|my|his|her|their|our|your|with|for|not|but|have|has|had|will|would|can|could|should|be|been|what|when|who|how|if|by|at|on|as|from|because|about|didn't|doesn't|don't|it's|i'm|i'll|let|get|send|call|talk|ask|tell|me|him|them|us|there|then|than|so|no|yes|never|always|just|with|before|after|until|next|week|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|soon|asap|avoid|another|later|more|less|any|every|everyone|someone|good|great|want|need|should|must|possible|try|please|keep|stop|make|take|give|work|time|quit|shortly|hopefully|isnt|dont|doesnt|didnt|cant|wont|im|ill|very|person|more|only|people|first|also|please|i'd|you're|they're|we're|he's|she's|that's|sometime|eventually|quickly|fewer|without|everybody|nobody|somebody|anybody|needs|takes|goes|decides|meeting|meetings|once|since|too|again|nothing|everything|though|although|does|did|its|which|where|while|through|into|up|out|off|between|both|each|own|myself|himself|herself|speak|write|toxic|lazy|rude|sloppy|bossy|pushy|moody|nasty|bully|nightmare|poor|weak|lack|lacks|lacking|useless|clueless|empathy|ownership|accountability|arrogant|focused|calm|calmer|braver|stronger|player|behaviour|behavior|unprofessional|defensive|aggressive|difficult|stubborn|condescending|dismissive|manipulative|untrustworthy|dishonest|typical|coward|awful|annoying|embarrassing|slow|loud|irresponsible|chaotic|minded|manners|listener|communicator|inconsiderate|insensitive|unfair|unmotivated|uncooperative|patroni[sz]ing|micromanages|control freak)\b|\b\p{L}{2,}(?:ness|ship|less|ful|ability|ally|ously|ingly|fully|ish|ght)\b|\b(?:un|dis|over)\p{L}+(?:ed|al|ing|able)\b/gu;
const OTHER_LANGUAGES =
  /\b(?:der|die|das|und|ist|nicht|ich|wir|sie|ein|eine|einen|mit|für|auf|dass|habe|hat|werde|wird|möchte|muss|sich|mich|mir|ihm|ihr|zu|bei|nach|immer|nie|aber|weil|wenn|dann|oder|auch|noch|heute|morgen|le|la|les|des|du|et|est|pas|je|nous|vous|il|elle|un|une|que|qui|pour|dans|avec|sur|ne|mais|son|sa|ses|mon|ma|toujours|jamais|quand|si|el|los|las|y|es|yo|una|por|para|con|su|mi|pero|siempre|nunca|cuando|lo|se|het|een|niet|ik|dat|van|met|voor|che|di|non|sono|ho|è|per|il|gli|della|sempre|mai|não|uma|eu|você|sempre|quando|jeg|og|ikke|det|att|och|inte|en|zij|hij|altijd|nooit|maar|ook|naar|wel|heeft|mijn|zijn|haar|som|sont|très|muy|más|como|com|molto|anche|questo|er|dem|den|vom|zum|zur|sehr|kein|keine|alle|waren|wurde|unser|unsere|sein|seine|euch|uns)\b/g;

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\s\p{M}]/u;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

export function isEnglish(text: string): boolean {
  const normal = text.toLowerCase().replace(/[’‘]/g, "'");
  if (OTHER_SCRIPT.test(normal)) return false;
  const [english, others] = [count(normal, ENGLISH), count(normal, OTHER_LANGUAGES)];
  return english > 0 && english > others && !/[äöüßñ¿¡]/.test(normal.replace(/\p{Lu}\p{L}*/gu, ""));
}
