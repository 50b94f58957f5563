import { expect, test } from 'vitest'
import { viewOrigins } from './view-origins'

/** Shortened from what PostgreSQL keeps for views. */
const entry = (resno: number, name: string, table: number, column: number, expression = '{VAR :varno 1}') =>
  `{TARGETENTRY :expr ${expression} :resno ${resno} :resname ${name} :ressortgroupref 0 :resorigtbl ${table} :resorigcol ${column} :resjunk false}`
const view = (list: string, before = '', after = '') =>
  `({QUERY :commandType 1 :rtable (${before}) :jointree {FROMEXPR :fromlist ({RANGETBLREF :rtindex 1}) :quals <>} :targetList (${list}) :override 0 :groupClause <>${after}})`

test.each([
  [
    'columns of tables',
    view(`${entry(1, 'id', 16385, 1)} ${entry(2, 'name', 16400, 3)}`),
    [
      { column: 1, relation: 16385, relationColumn: 1 },
      { column: 2, relation: 16400, relationColumn: 3 },
    ],
  ],
  [
    'nothing for what is computed',
    view(entry(1, 'sum', 0, 0, '{OPEXPR :args ({VAR :varno 1} {CONST :constvalue 4 [ 1 0 0 0 ]})}')),
    [],
  ],
  [
    'nothing of subqueries',
    view(entry(1, 'id', 16385, 1), `{RTE :subquery {QUERY :targetList (${entry(1, 'x', 99, 9)})}}`),
    [{ column: 1, relation: 16385, relationColumn: 1 }],
  ],
  ['nothing behind the list', view('', '', ` :rowMarks (${entry(1, 'x', 99, 9)})`), []],
  ['names that look like labels', view(entry(1, ':resorigtbl', 5, 6)), [{ column: 1, relation: 5, relationColumn: 6 }]],
  [
    'names with signs of the tree',
    view(entry(1, 'a\\ \\{\\)b', 5, 6)),
    [{ column: 1, relation: 5, relationColumn: 6 }],
  ],
  ['no tree at all', '', []],
])('finds %s', (_name, tree, origins) => {
  expect(viewOrigins(tree)).toEqual(origins)
})
