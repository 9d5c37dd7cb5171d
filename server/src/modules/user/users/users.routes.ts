import { users } from '@sewa/contract/user/users';
import { handle, type Route } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { listUsers } from './users.queries.ts';
import { createUser, editUser, readUser, removeUser, userHistory } from './users.ts';

export function usersRoutes(needs: ModuleNeeds): Route[] {
  return [
    handle(users.list, (tx, { query }) => listUsers(tx, query)),
    handle(users.read, readUser),
    handle(users.create, createUser(needs)),
    handle(users.update, editUser(needs)),
    handle(users.remove, removeUser),
    handle(users.history, userHistory),
  ];
}
