import { Component, type ReactNode } from 'react';
import { tryPartAgain } from '../../platform/unfetched-module.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  renderFailure: (onRetry: () => void) => ReactNode;
}

interface State {
  hasFailed: boolean;
  error: unknown;
}

/** A page that breaks takes neither the shell nor the other pages with it. A class, because React asks for one. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error };
  }

  override render() {
    const { hasFailed, error } = this.state;
    if (!hasFailed) return this.props.children;
    const tryAgain = () => this.setState({ hasFailed: false, error: undefined });
    return this.props.renderFailure(() => void tryPartAgain(error, tryAgain));
  }
}
