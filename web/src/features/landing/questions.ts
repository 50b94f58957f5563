/** Asked before signing up; answered as the product is, not as it might be. */
export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Can I try it without an account?',
    answer:
      'Yes, at the top of this page. The writer runs in your browser, and your product isn’t sent anywhere. An account adds the rest of the studio and saves what you write.',
  },
  {
    question: 'Is this a chatbot with a product prompt?',
    answer:
      'No. Scripts are built from hand-written stories, one style at a time, fitted to your words and your length, then scored and checked. An operator can connect an AI model. Its text goes through the same checks, and the built-in writer steps in when it fails.',
  },
  {
    question: 'Will the script claim things that aren’t true?',
    answer:
      'The writer may invent a situation, such as a cold Monday kitchen, but never a fact, a number, a review or a deadline. What you type is checked: health promises and other claims you couldn’t prove are left out, and we tell you which ones and why. You still read it before you film.',
  },
  {
    question: 'What does the craft score mean?',
    answer:
      'How well a script follows nine rules that tend to hold attention: opener, relevance, pace, detail, rhythm, trust, offer, arc and pictures. Each part says how to improve it. It doesn’t predict views. Nothing can.',
  },
  {
    question: 'Do the scripts sound the same after a while?',
    answer:
      'We look at your earlier scripts, avoid their openers and prefer new wording. Each script keeps its versions, so trying another one never costs you the last.',
  },
  {
    question: 'Who owns what I write?',
    answer:
      'You do. Scripts are yours to film, change and sell with. You can export everything as one ZIP of plain files, and delete your account with everything in it.',
  },
  {
    question: 'How long can a video be?',
    answer:
      'Up to 3 minutes. Scenes have time ranges, and words are counted so you can speak at a natural pace. Beta Starter covers videos up to 60 seconds. The other two plans cover the full 3 minutes.',
  },
  {
    question: 'Is there a free trial, and can I get my money back?',
    answer:
      'There is no free trial and there are no refunds. That is why you can write real scripts here before you pay for anything. The price you start with is locked for life.',
  },
  {
    question: 'Does it post to my channel?',
    answer:
      'No. It writes what you say, what to show and where to point the camera, with a caption and hashtags. Filming and posting stay in your hands.',
  },
]
