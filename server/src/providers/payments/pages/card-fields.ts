import { markup, type Markup } from '../../../platform/markup'
import { TEST_CARDS } from '../sandbox/page-actions'
import type { CardFaults, CardFields } from './card-form'
import { spaced } from './card-form'

export interface CardView {
  fields: CardFields
  faults: CardFaults
  /** The order names the address. */
  emailFixed: boolean
  /** What just happened leads here; otherwise the first fault does. */
  focus?: 'submit' | undefined
}

interface Field {
  id: keyof CardFields
  label: string
  type?: 'email' | 'text'
  autocomplete: string
  inputmode?: 'numeric'
  hint?: string
  placeholder?: string
  longest: number
}

const FIELDS: Record<keyof CardFields, Field> = {
  email: { id: 'email', label: 'Email', type: 'email', autocomplete: 'email', longest: 254 },
  name: { id: 'name', label: 'Name on card', autocomplete: 'cc-name', longest: 100 },
  card: {
    id: 'card',
    label: 'Card number',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    placeholder: '4242 4242 4242 4242',
    longest: 40,
  },
  expiry: {
    id: 'expiry',
    label: 'Expiry',
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    placeholder: 'MM/YY',
    longest: 10,
  },
  cvc: { id: 'cvc', label: 'CVC', autocomplete: 'cc-csc', inputmode: 'numeric', placeholder: '123', longest: 4 },
}

/** The fields of a card, with what is wrong beside each. */
export function cardInputs(view: CardView): Markup {
  const first = view.focus ? undefined : (Object.keys(FIELDS) as (keyof CardFields)[]).find((id) => view.faults[id])
  const input = (id: keyof CardFields) =>
    field(FIELDS[id], view.fields[id], view.faults[id], first === id, id === 'email' && view.emailFixed)
  return markup`${input('email')}
${input('name')}
${input('card')}
<a class="jump" href="#test-cards">Choose a test card</a>
<div class="pair">${input('expiry')}${input('cvc')}</div>`
}

function field(shape: Field, value: string, fault: string | undefined, focused: boolean, fixed: boolean): Markup {
  const { id, label, type = 'text', autocomplete, inputmode, placeholder, longest } = shape
  const described = fault ? `${id}-fault` : fixed ? `${id}-hint` : undefined
  // What is fixed is taken from the order; whatever comes back here is not read.
  return markup`<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="${type}" value="${value}" autocomplete="${autocomplete}" maxlength="${longest}"${
    inputmode && markup` inputmode="${inputmode}"`
  }${placeholder && markup` placeholder="${placeholder}"`}${fixed ? markup` readonly` : markup` required`}${
    fault && markup` aria-invalid="true"`
  }${described && markup` aria-describedby="${described}"`}${focused ? markup` autofocus` : undefined}>
${fault && markup`<p class="fault" id="${id}-fault">${fault}</p>`}
${fixed && !fault ? markup`<p class="hint" id="${id}-hint">You can’t change this here.</p>` : undefined}
</div>`
}

/** Each test card as a button that fills the form and keeps what else was typed; it submits to `action`. */
export function testCards(form: string, action: string): Markup {
  return markup`<section class="cards" id="test-cards" aria-labelledby="test-cards-title">
<h2 id="test-cards-title">Test cards</h2>
<p class="hint">Click one to fill in the form. Nothing is paid yet.</p>
<ul>${TEST_CARDS.map(
    ({ number, behaviour, label }) =>
      markup`<li><button type="submit" form="${form}" formaction="${action}" formnovalidate name="fill" value="${behaviour}">
<span class="number">${spaced(number)}</span> <span>${label}</span></button></li>`,
  )}</ul>
</section>`
}
