import { expenses } from '@sewa/contract/transport/expenses';
import { Navigate, Route, Routes } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import { CostsPage } from '../costs/CostsPage.tsx';
import { ExpensePage } from './ExpensePage.tsx';
import { expensePath, useExpenseColumns, useExpenseForm } from './expense-screen.tsx';

/** /transport/expense */
export function ExpensePages() {
  return (
    <Routes>
      <Route index element={<ExpensesPage />} />
      <Route path="costs" element={<CostsPage />} />
      <Route path=":id" element={<ExpensePage />} />
      <Route path="*" element={<Navigate to={expensePath} replace />} />
    </Routes>
  );
}

function ExpensesPage() {
  return (
    <ResourcePage
      resource={expenses}
      path={expensePath}
      columns={useExpenseColumns()}
      sort="-day"
      tabs={<SectionTabs section={expensePath} />}
      {...useExpenseForm()}
    />
  );
}
