export { checkedBytes, readTable } from './read-table'
export type { Table, TableRow } from './table'
