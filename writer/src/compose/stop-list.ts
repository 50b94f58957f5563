/** (R28) Wording that readers know from machines: in no line of ours, and in none that a model wrote. */
export const STOP_LIST =
  /\bgame[- ]changer|\bmust-have\b|\ba must have\b|\belevat(?:e|es|ing)\b|\bunleash|\bseamless|\blook no further\b|\bsay goodbye\b|\bnext level\b|\bnot just (?:an? )?[^.!?]{1,40}, (?:it's|it is)\b|\bwhether you(?:'re| are)\b|\bin today's (?:fast-paced )?world\b|\btrust me\b|\brevolution(?:ary|ize|izes)\b/i
