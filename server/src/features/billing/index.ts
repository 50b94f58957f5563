export { spendAllowance, type AllowanceUse } from './allowance'
