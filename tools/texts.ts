/**
 * Prints every text that people can read: `npm run texts` (all), `npm run texts -- web/src/features/billing` (a folder).
 *
 * One line each: file:line, then the text. Elements, placeholders and expressions inside of a sentence are printed as {}. Sources are the parsed files of web, shared and server,
 * without tests; a string counts when it is text of an element, an attribute that is read, or reads like a sentence.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const READ_ATTRIBUTES =
  /^(?:aria-label|alt|label|title|hint|description|placeholder|text|phoneText|name|heading|action|empty|note|subtitle|caption|unit|detail|summary|message|origin|source|children)$/
/** Two words or more that are neither SQL nor markup nor class names. */
const readsLikeText = (text: string) =>
  /^["“'{(]?\p{Lu}?[\p{L}\d’'{}$,%-]+ \S/u.test(text) &&
  /\p{Ll}{2}/u.test(text) &&
  !/^(?:select|insert|update|delete|with|create|alter|drop|set|from|where|begin|commit|grant|revoke)\b/i.test(text) &&
  !/[<>][a-z/]|(?:^| )(?:flex|grid|text-|bg-|border|px-|py-|mt-|size-|max-|min-|rounded|absolute|relative|sr-only)/.test(
    text,
  )

interface Found {
  at: number
  text: string
}
type Node = { type: string; start: number; end: number; [key: string]: unknown }

const folders = process.argv.slice(2)
const roots = folders.length > 0 ? folders : ['web/src', 'shared/src', 'server/src']
const files = roots
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/gallery\/|\.d\.ts$/.test(file))

let count = 0
for (const file of files.toSorted()) {
  const source = readFileSync(file, 'utf8')
  const { program } = parseSync(file, source)
  for (const { at, text } of textsOf(program as unknown as Node)) {
    count++
    console.log(`${file}:${source.slice(0, at).split('\n').length}\t${text}`)
  }
}
console.error(`${count} texts in ${files.length} files`)

function textsOf(node: Node): Found[] {
  const found: Found[] = []
  visit(node)
  return found

  function visit(node: Node, isRead = false) {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const parts = node.children as Node[]
      const text = parts.map(partText).join('').replace(/\s+/g, ' ').trim()
      if (/\p{L}{2}/u.test(text)) found.push({ at: node.start, text })
      if (node.type === 'JSXElement') visit(node.openingElement as Node)
      for (const part of parts) if (part.type !== 'JSXText') visit(part)
      return
    }
    if (node.type === 'JSXAttribute') {
      const name = (node.name as Node).name as string
      const isText = READ_ATTRIBUTES.test(name)
      if (node.value && isText) visit(node.value as Node, true)
      else if (node.value && (node.value as Node).type !== 'Literal' && name !== 'className') visit(node.value as Node)
      return
    }
    if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType' || node.type === 'ExportAllDeclaration')
      return
    if (node.type === 'TaggedTemplateExpression') return
    if (node.type === 'Literal' && typeof node.value === 'string') {
      if (isRead || readsLikeText(node.value)) found.push({ at: node.start, text: node.value })
      return
    }
    if (node.type === 'TemplateLiteral') {
      const text = (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join('{}')
      if (isRead || readsLikeText(text)) found.push({ at: node.start, text: text.replace(/\s+/g, ' ') })
    }
    for (const value of Object.values(node)) {
      if (Array.isArray(value))
        value.forEach((each) => isNode(each) && visit(each, isRead && node.type !== 'CallExpression'))
      else if (isNode(value)) visit(value, isRead && node.type !== 'CallExpression')
    }
  }
}

function partText(part: Node): string {
  if (part.type === 'JSXText') return String(part.value)
  if (part.type === 'JSXExpressionContainer') {
    const inner = part.expression as Node
    if (inner.type === 'Literal') return String(inner.value)
    return inner.type === 'JSXEmptyExpression' ? '' : '{}'
  }
  return '{}'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
