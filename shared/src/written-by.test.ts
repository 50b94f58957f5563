import { expect, test } from 'vitest'
import { writtenByText } from './index'

test.each([
  [{ writer: 'embedded' }, 'The built-in writer'],
  [{ writer: 'anthropic' }, 'An AI model from Anthropic'],
  [{ writer: 'openai-compatible' }, 'An AI model'],
  [{ writer: 'openai', fellBack: 'timeout' }, 'The built-in writer, because the AI model took too long'],
  [{ writer: 'openai', edited: true }, 'An AI model from OpenAI; edited by you'],
  [
    { writer: 'openai', fellBack: 'refused', edited: true },
    'The built-in writer, because the AI model refused to write it; edited by you',
  ],
  [{ writer: 'openai', fellBack: 'toString' }, 'The built-in writer, because the AI model failed'],
])('%j reads "%s"', (writtenBy, text) => {
  expect(writtenByText(writtenBy)).toBe(text)
})
