import { unreadable } from '../rest-error'

/** Names end where the grammar goes on; a dash is part of a name unless an arrow begins. */
const BARE_NAME = /(?:[^,:.()"-]|-(?!>))+/y
const QUOTED = /"((?:[^"\\]|\\.)*)"/sy

/** A place in a text that is read from left to right, once. */
export class Cursor {
  at = 0

  constructor(
    readonly text: string,
    /** What is being read, for messages: `select parameter`. */
    private readonly part: string,
  ) {}

  get done(): boolean {
    return this.at >= this.text.length
  }

  sees(literal: string): boolean {
    return this.text.startsWith(literal, this.at)
  }

  eat(literal: string): boolean {
    if (!this.sees(literal)) return false
    this.at += literal.length
    return true
  }

  expect(literal: string) {
    if (!this.eat(literal)) this.fail(`"${literal}"`)
  }

  expectEnd(expecting = 'end of input') {
    if (!this.done) this.fail(expecting)
  }

  skipSpaces() {
    while (this.sees(' ')) this.at++
  }

  /** Takes what a sticky expression matches here. */
  match(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.at
    const found = sticky.exec(this.text)
    if (!found) return undefined
    this.at = sticky.lastIndex
    return found
  }

  rest(): string {
    const rest = this.text.slice(this.at)
    this.at = this.text.length
    return rest
  }

  /** `"..."` with `\"` and `\\`, or undefined when there is no closed quotation here. */
  quoted(): string | undefined {
    return this.match(QUOTED)?.[1]?.replace(/\\(.)/gs, '$1')
  }

  name(expecting = 'field name'): string {
    this.skipSpaces()
    const name = this.sees('"') ? this.quoted() : this.match(BARE_NAME)?.[0].trimEnd()
    if (!name) return this.fail(expecting)
    return name
  }

  /** @throws RestError PGRST100 that names the part, the place and what was expected. */
  fail(expecting: string): never {
    const found = this.done ? 'end of input' : JSON.stringify(this.text[this.at])
    const shown = this.text.length > 200 ? `${this.text.slice(0, 200)}...` : this.text
    throw unreadable(
      `"failed to parse ${this.part} (${shown})" (line 1, column ${this.at + 1})`,
      `unexpected ${found} expecting ${expecting}`,
    )
  }
}
