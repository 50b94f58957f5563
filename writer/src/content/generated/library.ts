// Made by tools/content.ts from writer/content. Change it there.
import type { LibraryItem } from '../../library/items'

export const library: readonly LibraryItem[] = [
 {
  "id": "HK01",
  "text": "The day {pain} finally broke me.",
  "fallbacks": [
   "The day I finally gave in."
  ],
  "custom": false,
  "kind": "hook",
  "category": "attention",
  "style": "storytelling"
 },
 {
  "id": "HK02",
  "text": "I almost sent {this} {category} straight back.",
  "fallbacks": [
   "I almost sent this straight back."
  ],
  "custom": false,
  "kind": "hook",
  "category": "curiosity",
  "style": "storytelling"
 },
 {
  "id": "HK03",
  "text": "My sister borrowed my {category}. I want {it} back.",
  "fallbacks": [
   "My sister borrowed mine. I want it back."
  ],
  "custom": false,
  "kind": "hook",
  "category": "social",
  "style": "storytelling"
 },
 {
  "id": "HK04",
  "text": "{Audience}, ten seconds on {pain}.",
  "fallbacks": [
   "Ten seconds on {pain}, please.",
   "Ten seconds on your {category}, please.",
   "Ten seconds on this, please."
  ],
  "custom": false,
  "kind": "hook",
  "category": "attention",
  "style": "talking-head"
 },
 {
  "id": "HK05",
  "text": "Can we be honest about {pain}?",
  "fallbacks": [
   "Can we be honest about your {category}?",
   "Can we be honest for a second?"
  ],
  "custom": false,
  "kind": "hook",
  "category": "problem",
  "style": "talking-head"
 },
 {
  "id": "HK06",
  "text": "Tell me I'm not alone with {pain}.",
  "fallbacks": [
   "Tell me I'm not alone here."
  ],
  "custom": false,
  "kind": "hook",
  "category": "social",
  "style": "talking-head"
 },
 {
  "id": "HK07",
  "text": "Who told us to just accept {pain}?",
  "fallbacks": [
   "Who decided this was normal?"
  ],
  "custom": false,
  "kind": "hook",
  "category": "attention",
  "style": "conspiracy"
 },
 {
  "id": "HK08",
  "text": "I have a theory, and it involves {aCategory}.",
  "fallbacks": [
   "I have a theory, and you can test it."
  ],
  "custom": false,
  "kind": "hook",
  "category": "curiosity",
  "style": "conspiracy"
 },
 {
  "id": "HK09",
  "text": "Something about buying {aCategory} never added up.",
  "fallbacks": [
   "Something about this never added up."
  ],
  "custom": false,
  "kind": "hook",
  "category": "problem",
  "style": "conspiracy"
 },
 {
  "id": "HK10",
  "text": "Let's sort out {fixablePain} in one video.",
  "fallbacks": [
   "Let's talk about {pain}, plainly.",
   "Let's sort out your {category} in one video.",
   "Let's sort this out in one video."
  ],
  "custom": false,
  "kind": "hook",
  "category": "problem",
  "style": "informative"
 },
 {
  "id": "HK11",
  "text": "Check this before you buy {aCategory}.",
  "fallbacks": [
   "Check this before you buy anything."
  ],
  "custom": false,
  "kind": "hook",
  "category": "curiosity",
  "style": "informative"
 },
 {
  "id": "HK12",
  "text": "One {oneCategory} detail matters more than the price.",
  "fallbacks": [
   "One small detail matters more than the price."
  ],
  "custom": false,
  "kind": "hook",
  "category": "curiosity",
  "style": "informative"
 },
 {
  "id": "HK13",
  "text": "POV: you versus {pain}, round forty.",
  "fallbacks": [
   "POV: you versus your old {category}.",
   "POV: you versus a Monday morning."
  ],
  "custom": false,
  "kind": "hook",
  "category": "entertainment",
  "style": "skit"
 },
 {
  "id": "HK14",
  "text": "Me: I don't need {another} {category}. Also me:",
  "fallbacks": [
   "Me: I don't need another one. Also me:"
  ],
  "custom": false,
  "kind": "hook",
  "category": "entertainment",
  "style": "skit"
 },
 {
  "id": "HK15",
  "text": "Welcome to court. The accused: my old {category}.",
  "fallbacks": [
   "Welcome to court. The accused: my junk drawer."
  ],
  "custom": false,
  "kind": "hook",
  "category": "entertainment",
  "style": "skit"
 },
 {
  "id": "HK16",
  "text": "On the fence about {product}? Quick answers.",
  "fallbacks": [
   "On the fence? Quick answers."
  ],
  "custom": false,
  "kind": "hook",
  "category": "problem",
  "style": "bottom-of-funnel"
 },
 {
  "id": "HK17",
  "text": "For anyone with {product} in their cart.",
  "fallbacks": [
   "For anyone with this in their cart."
  ],
  "custom": false,
  "kind": "hook",
  "category": "social",
  "style": "bottom-of-funnel"
 },
 {
  "id": "HK18",
  "text": "{Price}. Here's exactly what that gets you.",
  "fallbacks": [
   "Here's exactly what you get."
  ],
  "custom": false,
  "kind": "hook",
  "category": "attention",
  "style": "bottom-of-funnel"
 },
 {
  "id": "CT01",
  "text": "Tap the link before you're back to {fixablePain}.",
  "fallbacks": [
   "Tap the link before you forget again."
  ],
  "custom": false,
  "kind": "cta",
  "category": "urgency",
  "style": "storytelling"
 },
 {
  "id": "CT02",
  "text": "You'll forget by tonight, so open it now.",
  "fallbacks": [],
  "custom": false,
  "kind": "cta",
  "category": "urgency",
  "style": "conspiracy"
 },
 {
  "id": "CT03",
  "text": "Check today's price in the shop, then decide.",
  "fallbacks": [],
  "custom": false,
  "kind": "cta",
  "category": "urgency",
  "style": "informative"
 },
 {
  "id": "CT04",
  "text": "Have a look and see if {subject} {fit} your day.",
  "fallbacks": [],
  "custom": false,
  "kind": "cta",
  "category": "soft",
  "style": "talking-head"
 },
 {
  "id": "CT05",
  "text": "No rush. The details are linked right here.",
  "fallbacks": [],
  "custom": false,
  "kind": "cta",
  "category": "soft",
  "style": "storytelling"
 },
 {
  "id": "CT06",
  "text": "Save this for your next round of {fixablePain}.",
  "fallbacks": [
   "Save this for later."
  ],
  "custom": false,
  "kind": "cta",
  "category": "soft",
  "style": "informative"
 },
 {
  "id": "CT07",
  "text": "Tap the product link and pick yours.",
  "fallbacks": [],
  "custom": false,
  "kind": "cta",
  "category": "direct",
  "style": "bottom-of-funnel"
 },
 {
  "id": "CT08",
  "text": "Grab {product} from the link on this video.",
  "fallbacks": [
   "Grab yours from the link on this video."
  ],
  "custom": false,
  "kind": "cta",
  "category": "direct",
  "style": "talking-head"
 },
 {
  "id": "CT09",
  "text": "Add {product} to your cart. That's it.",
  "fallbacks": [
   "Add {it} to your cart. That's it."
  ],
  "custom": false,
  "kind": "cta",
  "category": "direct",
  "style": "skit"
 },
 {
  "id": "CT10",
  "text": "{Price} for all of that. {ItIs} linked right here.",
  "fallbacks": [
   "That's all of it, linked right here."
  ],
  "custom": false,
  "kind": "cta",
  "category": "value",
  "style": "bottom-of-funnel"
 },
 {
  "id": "CT11",
  "text": "Do the math on your old {category}, then tap the link.",
  "fallbacks": [
   "Do the math on the old one, then tap the link."
  ],
  "custom": false,
  "kind": "cta",
  "category": "value",
  "style": "conspiracy"
 },
 {
  "id": "CT12",
  "text": "Check what's in the box, then judge the price.",
  "fallbacks": [],
  "custom": false,
  "kind": "cta",
  "category": "value",
  "style": "informative"
 },
 {
  "id": "CT13",
  "text": "Comment the first thing you'd use {it} for.",
  "fallbacks": [],
  "custom": false,
  "kind": "cta",
  "category": "engagement",
  "style": "skit"
 },
 {
  "id": "CT14",
  "text": "Send this to the person you just thought of.",
  "fallbacks": [],
  "custom": false,
  "kind": "cta",
  "category": "engagement",
  "style": "storytelling"
 },
 {
  "id": "CT15",
  "text": "Ask me anything about {it} below.",
  "fallbacks": [],
  "custom": false,
  "kind": "cta",
  "category": "engagement",
  "style": "bottom-of-funnel"
 }
]
