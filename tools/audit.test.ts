import { expect, test } from 'vitest'
import { judge } from './audit.mjs'

const advisory = (title: string, severity: string) => ({ source: 1, name: 'x', title, severity, range: '<2' })
const report = (...found: [string, string][]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      found.map(([name, severity]) => [
        name,
        { name, severity, range: '<2.0.0', via: [advisory(`Fault of ${name}`, severity), 'deep'], nodes: [] },
      ]),
    ),
    metadata: { vulnerabilities: {} },
  })

test.each<[string, string, string]>([
  ['nothing is known', report(), 'clean'],
  ['little is known', report(['a', 'low'], ['b', 'moderate']), 'clean'],
  ['one high among others', report(['a', 'low'], ['b', 'high']), 'grave'],
  ['one critical', report(['a', 'critical']), 'grave'],
  [
    'the service refuses',
    '{"message":"405 Method Not Allowed - POST https://r.example/x","statusCode":405}',
    'unknown',
  ],
  ['the service is away', '{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'unknown'],
  ['npm says nothing', '', 'unknown'],
  ['npm prints a page', '<html>', 'unknown'],
  ['npm prints null', 'null', 'unknown'],
])('where %s (%s) the step is %s', (_what, json, state) => {
  expect(judge(json).state).toBe(state)
})

test('names package, versions and fault, and no address of a service', () => {
  expect(judge(report(['tar', 'high'])).lines[0]).toBe('high: tar <2.0.0 - Fault of tar; by deep')
  const refused = '{"message":"405 Method Not Allowed - POST https://r.example/x"}'
  expect(judge(refused).lines).toEqual([
    'No audit service answers (405 Method Not Allowed - POST): nothing was checked.',
  ])
})
