import SciCalculator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A part of the input that one thread at a time has: the one that reads fills it, a worker answers it, the one that reads writes the answers.
protocol Work: AnyObject, SendableMetatype {
  /// Computes the answers.
  func answer()
  /// Whether that is done; belongs to ``WorkQueue``.
  var isAnswered: Bool { get set }
}

/// How many cores there are.
var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Parts of the input in the order in which they were read, and the threads that answer them.
///
/// The only code of the command that knows threads.
@safe
final class WorkQueue<Group: Work>: @unchecked Sendable {  // guarded by the lock
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// Told when there is a group to answer, or none will come.
  private let work = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Told when a group is answered.
  private let progress = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// The groups whose answers are not written yet, the oldest first.
  private var groups: [Group] = []
  /// How many of them have been given to a thread.
  private var begunCount: Int = 0
  private var isClosed = false

  /// Starts threads that wait for groups.
  ///
  /// - Parameter threadCount: how many; fewer are started where the system allows no more.
  init(threadCount: Int) {
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(work, nil)
    unsafe pthread_cond_init(progress, nil)
    // A thread keeps the queue for as long as it runs.
    for _ in 0..<threadCount { _ = SystemThread { self.answerGroups() } }
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe pthread_cond_destroy(work)
    unsafe pthread_cond_destroy(progress)
    unsafe lock.deallocate()
    unsafe work.deallocate()
    unsafe progress.deallocate()
  }
}

// MARK: - The thread that reads and writes

extension WorkQueue {
  /// How many groups have been submitted whose answers are not written yet.
  var count: Int { locked { groups.count } }

  /// Hands a group to the threads.
  func submit(_ group: Group) {
    locked { groups.append(group) }
    unsafe pthread_cond_signal(work)
  }

  /// Waits until the oldest group is answered, and gives it back.
  ///
  /// A group that no thread has begun is answered here; so there need be none.
  ///
  /// - Returns: `nil` if there is no group.
  func takeOldest() -> Group? {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    guard let oldest = groups.first else { return nil }
    if begunCount == 0 { answerNext() }
    while !oldest.isAnswered { unsafe pthread_cond_wait(progress, lock) }
    groups.removeFirst()
    begunCount -= 1
    return oldest
  }

  /// Lets the threads end; groups that they have not begun are forgotten.
  func close() {
    locked { isClosed = true }
    unsafe pthread_cond_broadcast(work)
  }

  private func locked<Outcome>(_ body: () -> Outcome) -> Outcome {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body()
  }
}

// MARK: - The threads that answer

extension WorkQueue {
  private func answerGroups() {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    while !isClosed {
      if begunCount < groups.count {
        answerNext()
        unsafe pthread_cond_signal(progress)
      } else {
        unsafe pthread_cond_wait(work, lock)
      }
    }
  }

  /// Answers the first group that nobody has begun; the lock is held before and after.
  private func answerNext() {
    let group = groups[begunCount]
    begunCount += 1
    unsafe pthread_mutex_unlock(lock)
    group.answer()
    unsafe pthread_mutex_lock(lock)
    group.isAnswered = true
  }
}
