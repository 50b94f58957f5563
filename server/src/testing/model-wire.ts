/** Responses of a fake model in the format of each protocol. Pieces are texts of server-sent events. */
export interface Wire {
  /** One event per piece of text. */
  opening: string[]
  piece(text: string): string
  /** A piece of what a model thinks before it speaks. */
  thought(text: string): string
  closing: string[]
  /** An error event in the middle of a stream. */
  error: string
  /** The same as one JSON body, for clients that do not ask for a stream. */
  plain(text: string): object
}

export interface Said {
  model: string
  inputTokens: number
  outputTokens: number
  /** Said instead of an answer; not every protocol has a place of its own for it. */
  refused: boolean
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`
const event = (value: { type: string }) => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`

/** OpenAI's chat completions: what Ollama, llama.cpp and vLLM speak. */
export function chatWire({ model, inputTokens, outputTokens, refused }: Said): Wire {
  const head = { id: 'chatcmpl-1', created: 1, model }
  const usage = {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  }
  const chunk = (delta: object, finish_reason: string | null) =>
    data({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })
  const finish = refused ? 'content_filter' : 'stop'
  return {
    opening: [chunk({ role: 'assistant', content: '' }, null)],
    piece: (content) => chunk({ content }, null),
    // As Ollama says it, with an empty content.
    thought: (reasoning) => chunk({ role: 'assistant', content: '', reasoning }, null),
    closing: [
      chunk({}, finish),
      data({ ...head, object: 'chat.completion.chunk', choices: [], usage }),
      'data: [DONE]\n\n',
    ],
    error: data({ error: { message: 'The server had an error', type: 'server_error', code: null } }),
    plain: (content) => ({
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
      usage,
    }),
  }
}

/** OpenAI's responses. */
export function responsesWire({ model, inputTokens, outputTokens, refused }: Said): Wire {
  const head = { id: 'resp_1', created_at: 1, model }
  const usage = { input_tokens: inputTokens, output_tokens: outputTokens }
  const item = { type: 'message', id: 'msg_1', role: 'assistant' }
  const reasoning = { item_id: 'rs_1', output_index: 1, summary_index: 0 }
  let thinks = false
  const part = (text: string) =>
    refused ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] }
  return {
    opening: [
      event({ type: 'response.created', response: head } as { type: string }),
      event({ type: 'response.output_item.added', output_index: 0, item } as { type: string }),
    ],
    thought(delta) {
      const item = { type: 'reasoning', id: 'rs_1', summary: [] }
      const begin = [
        event({ type: 'response.output_item.added', output_index: 1, item } as { type: string }),
        event({ type: 'response.reasoning_summary_part.added', ...reasoning }),
      ]
      const opening = thinks ? '' : begin.join('')
      thinks = true
      return opening + event({ type: 'response.reasoning_summary_text.delta', ...reasoning, delta } as { type: string })
    },
    piece: (delta) =>
      event({
        type: refused ? 'response.refusal.delta' : 'response.output_text.delta',
        item_id: 'msg_1',
        output_index: 0,
        content_index: 0,
        delta,
      } as {
        type: string
      }),
    closing: [
      event({ type: 'response.output_item.done', output_index: 0, item } as { type: string }),
      event({ type: 'response.completed', response: { ...head, usage } } as { type: string }),
    ],
    error: event({
      type: 'error',
      sequence_number: 9,
      error: { type: 'server_error', code: 'server_error', message: 'The server had an error', param: null },
    } as { type: string }),
    plain: (text) => ({ ...head, output: [{ ...item, content: [part(text)] }], usage }),
  }
}

/** Anthropic's messages. */
export function messagesWire({ model, inputTokens, outputTokens, refused }: Said): Wire {
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model, stop_reason: null, stop_sequence: null }
  const stop_reason = refused ? 'refusal' : 'end_turn'
  let thinks = false
  return {
    opening: [
      event({
        type: 'message_start',
        message: { ...message, content: [], usage: { input_tokens: inputTokens, output_tokens: 1 } },
      } as { type: string }),
      event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as { type: string }),
    ],
    thought(thinking) {
      const block = { type: 'thinking', thinking: '', signature: '' }
      const opening = thinks
        ? ''
        : event({ type: 'content_block_start', index: 1, content_block: block } as { type: string })
      thinks = true
      const delta = { type: 'thinking_delta', thinking }
      return opening + event({ type: 'content_block_delta', index: 1, delta } as { type: string })
    },
    piece: (text) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as { type: string }),
    closing: [
      event({ type: 'content_block_stop', index: 0 } as { type: string }),
      event({
        type: 'message_delta',
        delta: { stop_reason, stop_sequence: null },
        usage: { output_tokens: outputTokens },
      } as {
        type: string
      }),
      event({ type: 'message_stop' }),
    ],
    error: event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } as { type: string }),
    plain: (text) => ({
      ...message,
      stop_reason,
      content: [{ type: 'text', text }],
      usage: { input_tokens: inputTokens, output_tokens: outputTokens },
    }),
  }
}

/** Google's generateContent. */
export function googleWire({ inputTokens, outputTokens, refused }: Said): Wire {
  const usageMetadata = {
    promptTokenCount: inputTokens,
    candidatesTokenCount: outputTokens,
    totalTokenCount: inputTokens + outputTokens,
  }
  const finishReason = refused ? 'SAFETY' : 'STOP'
  const content = (text: string) => ({ role: 'model', parts: [{ text }] })
  return {
    opening: [],
    thought: (text) =>
      data({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text, thought: true }] } }] }),
    piece: (text) => data({ candidates: [{ index: 0, content: content(text) }] }),
    closing: [data({ candidates: [{ index: 0, content: content(''), finishReason }], usageMetadata })],
    error: data({ error: { code: 503, message: 'The model is overloaded', status: 'UNAVAILABLE' } }),
    plain: (text) => ({ candidates: [{ index: 0, content: content(text), finishReason }], usageMetadata }),
  }
}
