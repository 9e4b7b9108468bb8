export const PRACTICES_BY_MATTER: [pattern: RegExp, practices: string[]][] = [
  [/\b(?:tell|talk|speak|call|say|raise|confront|discuss|address|meet)\b/i, ["hard-conversation", "feedback"]],
  [/\b(?:feedback|praise|appraisal)\b/i, ["feedback"]],
  [/\b(?:delegate|hand (?:over|off|on)|brief|let \w+ (?:run|lead|take))\b/i, ["delegate"]],
  [/\b(?:decide|decision|choose|pick)\b/i, ["decide", "premortem"]],
  [/\b(?:negotiate|salary|contract|price|offer|budget|terms)\b/i, ["negotiate"]],
  [/\b(?:board|sponsor|stakeholders?|convince|win over|support from)\b/i, ["stakeholder-map"]],
  [/\b(?:launch|roll ?out|release|risks?|go-live)\b/i, ["premortem"]],
  [/\b(?:plan|finish|prepare|start|stop|every (?:day|week|morning))\b/i, ["wish-to-plan", "weekly-review"]],
];
